#!/usr/bin/env bash
# What action.yml runs: `lint.sh install`, then `lint.sh lint`. Inputs come in the environment, each list one item on a line.
set -euo pipefail

program="$RUNNER_TEMP/opwright/bin/opwright"
export PIP_CACHE_DIR="$RUNNER_TEMP/opwright-cache/pip" XDG_CACHE_HOME="$RUNNER_TEMP/opwright-cache"

repository="${OPWRIGHT_REPOSITORY:-}" # whose site has a page for each cause
[ -z "$repository" ] || export OPWRIGHT_SITE="${OPWRIGHT_SITE:-https://${repository%%/*}.github.io/${repository#*/}/}"

install() {
    local what="$OPWRIGHT_ACTION" # the sources at the ref that the workflow names
    if [ -n "${OPWRIGHT_VERSION:-}" ]; then
        what="opwright$OPWRIGHT_VERSION"
    elif [[ "${OPWRIGHT_REF:-}" =~ ^v[0-9]+(\.[0-9]+){2}$ ]]; then # an archive of a tag has no history to tell it
        export SETUPTOOLS_SCM_PRETEND_VERSION="${OPWRIGHT_REF#v}"
    fi
    "${OPWRIGHT_PYTHON:-python3}" -m venv "$RUNNER_TEMP/opwright"
    "$RUNNER_TEMP/opwright/bin/pip" install --quiet --disable-pip-version-check "$what"
}

# Set the array `items` to the lines of a text that are not empty.
lines() {
    items=()
    local line
    while IFS= read -r line; do
        line="${line#"${line%%[![:space:]]*}"}" line="${line%"${line##*[![:space:]]}"}"
        [ -z "$line" ] || items+=("$line")
    done <<< "$1"
}

lint() {
    local sarif="${OPWRIGHT_SARIF:-$RUNNER_TEMP/opwright.sarif}" status=0 command=("$program" lint)
    lines "${OPWRIGHT_ARGUMENTS:-}"
    command+=(${items[@]+"${items[@]}"})
    [ -z "${OPWRIGHT_BASELINE:-}" ] || command+=("--baseline=$OPWRIGHT_BASELINE")
    [ -z "${OPWRIGHT_FAIL_ON:-}" ] || command+=("--fail-on=$OPWRIGHT_FAIL_ON")
    lines "${OPWRIGHT_PATHS:-.}"
    command+=(-- ${items[@]+"${items[@]}"})
    "${command[@]:0:2}" --format=github "${command[@]:2}" || status=$?
    echo "exit-status=$status" >> "$GITHUB_OUTPUT"
    [ "$status" -ne 2 ] || return 0 # it was used wrongly, and has said so
    "${command[@]:0:2}" --format=sarif --output="$sarif" "${command[@]:2}" 2> /dev/null || true
    echo "sarif=$sarif" >> "$GITHUB_OUTPUT"
    local counts
    counts=$("${command[@]:0:2}" --statistics "${command[@]:2}" 2> /dev/null || true)
    echo "problems=$(tail -n 1 <<< "$counts" | sed -n 's/^Found \([0-9]*\) problem.*/\1/p; t; s/.*/0/p')" >> "$GITHUB_OUTPUT"
    printf '### opwright lint\n\n```text\n%s\n```\n' "$counts" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
}

"$1"
