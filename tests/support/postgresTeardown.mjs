/** Stops what the set-up has started. */
export default async function postgresTeardown() {
  await globalThis.__postgres?.stop();
}
