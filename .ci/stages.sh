# Runs stages; read by .ci/run and .ci/nightly.

# Run stages one after the other, and print how long each took.
in_turn() {
    local name started
    for name; do
        declare -F "$name" > /dev/null || { echo "$0: there is no stage $name" >&2; exit 2; }
        started=$SECONDS
        echo "== $name"
        "$name"
        echo "== $name: $((SECONDS - started)) s"
    done
}

# Run all stages of .ci/run on two cores: take_turns FIRST BESIDE OTHERS. What only downloads and unpacks does so beside
# the first stages; those of BESIDE wait more than they work, and run beside the others. What they print comes last.
take_turns() {
    log=$(mktemp -d)
    trap 'wait; cat "$log"/*; rm -r "$log"' EXIT
    setup test check
    (prepare) &> "$log/0-prepare" &
    local preparing=$!
    in_turn $1
    wait $preparing
    setup browser fleet site
    install_compilers
    (in_turn $2) &> "$log/1-beside" &
    local beside=$!
    in_turn $3
    wait $beside
    echo "== all: $SECONDS s"
}

# Install what stages need outside of .venv, which is in use.
prepare() {
    install_system_compilers
    install_browser
    install_shells
    install_lock_tools
    install_torch
}
