/** A refusal of the embedded bank. */
export class BoletoProblem extends Error {
  override name = 'BoletoProblem';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
