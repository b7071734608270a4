/** Stops the server started by the set-up. */
export default async function postgresTeardown() {
  await globalThis.__postgres?.stop();
}
