/** A refusal of the embedded acquirer, in the form of Adiq's: a list of `{ tag, description }`. */
export class AcquirerProblem extends Error {
  override name = 'AcquirerProblem';
  readonly status: number;
  readonly body: { tag: string; description: string }[];

  constructor(status: number, tag: string, description: string) {
    super(description);
    this.status = status;
    this.body = [{ tag, description }];
  }
}
