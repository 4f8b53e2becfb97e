# Paths are of a folder that has this one, a copy of the project with its library, and FlashInfer built.
set -u
C=$PWD/.carry-delta; G=$C/delta_rule; S=$SECONDS L=/tmp/l; mkdir -p $L
export PYTHONPATH=$C FLA_CACHE_RESULTS=0 PYTHONDONTWRITEBYTECODE=1
python3 -m pip install -q --no-index --no-deps --no-cache-dir $C/whl/*.whl 2>&1 | tail -2
step() { local limit=$1 log=$2; shift 2; local s=$SECONDS; timeout -k 5 $limit "$@" >> $L/$log 2>&1; local rc=$?; { echo "== $log"; cat $L/$log; } >> $OUT/all.log; echo "== rc $rc of $log in $((SECONDS - s)) s, at $((SECONDS - S)) s"; }
T="python3 -m pytest -v --tb=short -p no:cacheprovider"
pids=()
for g in 0 1; do
  for s in 0 1 2 3; do timeout 85 python3 $C/warm.py 0 $g $s 4 1 > /dev/null 2>&1 & pids+=($!); done
  timeout 60 python3 $C/warm.py 9 $g 0 1 0 > /dev/null 2>&1 & pids+=($!)
done
cd $G
timeout 85 $T tests/test_values.py -k "cuda and chunk and bfloat16 and (256 or two)" -n 6 > $L/wide.log 2>&1 & pids+=($!)
timeout 85 $T tests/test_registration.py -k "hopper" > $L/graph.log 2>&1 & pids+=($!)
step 40 hopper.log $T tests/test_values.py -k "cuda and chunk and ((bfloat16 and (128 or 104 or int32)) or same_bits)" -n 4
grep -E "^(FAILED|ERROR|E  )|passed|failed" $L/hopper.log | cut -c1-170 | tail -12
DELTA_RULE_SHARED=1 timeout 40 $T tests/test_values.py -k "cuda and chunk and ((bfloat16 and (128 or 104 or int32)) or same_bits)" -n 4 > $L/shared.log 2>&1
echo "shared:"; grep -E "^(FAILED|ERROR|E  )|passed|failed" $L/shared.log | cut -c1-170 | tail -6
B=delta_rule
if ! grep -q " passed" $L/hopper.log || grep -q " failed" $L/hopper.log; then
  B=delta_rule_b; cd $C/$B
  step 40 hopper_b.log $T tests/test_values.py -k "cuda and chunk and ((bfloat16 and (128 or 104 or int32)) or same_bits)" -n 4
  grep -E "^(FAILED|ERROR|E  )|passed|failed" $L/hopper_b.log | cut -c1-170 | tail -12
fi
wait "${pids[@]}"; echo "== compiled at $((SECONDS - S)) s"
cat $L/{shared,wide,graph}.log >> $OUT/all.log
for log in wide graph; do grep -E "^(FAILED|ERROR|E  )|passed|failed" $L/$log.log | cut -c1-200 | tail -6; done
step 30 choose.log env OUT=$L python3 $C/choose.py; cat $L/choose.log | cut -c1-170 | tail -30
if [ -s $L/shared ] && ! grep -q " failed" $L/shared.log; then export DELTA_RULE_SHARED=1; fi
cd $C/$B; echo "timed: $B, shared ${DELTA_RULE_SHARED:-}"
step 100 bench.log python3 benchmark.py --rivals --only H64 --output $OUT/measured_64.json
step 30 bench.log python3 benchmark.py --rivals --only decode --output $OUT/measured_decode.json
step 40 bench.log python3 benchmark.py --only forward --output $OUT/measured_ours.json
grep -E "^[0-9].*(plain|gated): |Traceback|Error" $L/bench.log | cut -c1-200 | tail -40
echo "whole: $((SECONDS - S)) s"
