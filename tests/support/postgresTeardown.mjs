export default async function nothing() {}
