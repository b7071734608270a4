/** Words of a button; on a phone both buttons stand in half a row, by their shorter words. */
export const Words = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className="it-trip__long">{long}</span>
    <span className="it-trip__short">{short}</span>
  </>
);
