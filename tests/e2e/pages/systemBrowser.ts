/** Signs in on the provider's pages in the system's browser, outside the app; returns the redirect address. */
export async function signInAtProvider(url: string, email: string): Promise<string> {
  let cookie = '';
  let next = url;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 10; step += 1) {
    const reply: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: form.toString() }),
    });
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const target = reply.headers.get('location');
    form = null;
    if (target?.startsWith('itape:')) return target;
    if (target) {
      next = new URL(target, next).href;
      continue;
    }
    const page = await reply.text();
    next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next).href;
    form = fillIn(page, email);
  }
  throw new Error('the provider never led back to the app');
}

/** The page's form as that person submits it: by the button with their name, or by typing their address. */
function fillIn(page: string, email: string): URLSearchParams {
  const tx = /name="tx" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const known = [...page.matchAll(/name="account" value="([^"]+)"[^]*?<\/button>/g)].find(([button]) =>
    button.includes(email),
  );
  return new URLSearchParams(known?.[1] ? { tx, account: known[1] } : { tx, email });
}
