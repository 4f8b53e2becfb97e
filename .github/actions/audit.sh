#!/usr/bin/env bash
# What audit/action.yml runs: annotations, the matrix on the job's page, SARIF. Inputs come in the environment, each list one item
# on a line. The status is that of the audit.
set -euo pipefail
shopt -s nullglob
IFS=$'\n'

# shellcheck disable=SC2206 # lines, of which those of wheels may be globs
wheels=($OPWRIGHT_WHEELS)
set -f
# shellcheck disable=SC2206
required=($OPWRIGHT_REQUIRE) arguments=($OPWRIGHT_ARGUMENTS)
if [ ${#wheels[@]} = 0 ]; then
    echo "::error::there is no file called $OPWRIGHT_WHEELS"
    exit 2
fi

audit() {
    "$OPWRIGHT" audit ${arguments[@]+"${arguments[@]}"} "$@" -- "${wheels[@]}"
}

status=0
audit --format=github ${required[@]+"${required[@]/#/--require=}"} || status=$?
[ "$status" -ne 2 ] || exit 2 # it was used wrongly, and has said so
audit --format=markdown >> "$GITHUB_STEP_SUMMARY" 2> /dev/null || true
[ -z "$OPWRIGHT_SARIF" ] || audit --format=sarif --output="$OPWRIGHT_SARIF" 2> /dev/null || true
exit "$status"
