/** A refusal of the embedded initiator. */
export class IniciadorProblem extends Error {
  override name = 'IniciadorProblem';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
