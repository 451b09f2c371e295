/** An error whose message tells what to do and needs no stack: it is shown as one line. */
export class Advice extends Error {
  override readonly name = "Advice";
}
