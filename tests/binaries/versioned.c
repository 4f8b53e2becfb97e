/* Two versions of one name, one of another, and a local one. */

__asm__(".symver old_answer, answer@OPWRIGHT_1");
__asm__(".symver new_answer, answer@@OPWRIGHT_2");
int old_answer(void) { return 41; }
int new_answer(void) { return 42; }
int question(void) { return new_answer() + 1; }
int left_out(void) { return 0; }
