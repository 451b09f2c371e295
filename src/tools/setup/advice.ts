/** An error whose message tells the user what to do. It is shown as one line, without a stack. */
export class Advice extends Error {
  override readonly name = "Advice";
}
