import { destinoDoAviso, isEnderecoPush } from './avisos';

describe('the address of a push subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://db5p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/QGmX',
  ])('is taken from a browser’s push service: %s', (endereco) => expect(isEnderecoPush(endereco)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://ana:x@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilfcm.googleapis.com.test/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'http://169.254.169.254/latest/meta-data',
    'itape://localhost/x',
    'nada',
    '',
  ])('is refused from anywhere else, for our server calls it: %s', (endereco) =>
    expect(isEnderecoPush(endereco)).toBe(false),
  );
});

describe('what a notice leads to', () => {
  it.each(['/minhas-viagens', '/informacao-de-viagem?viagem=12'])('is a page of ours: %s', (link) =>
    expect(destinoDoAviso(link)).toBe(link),
  );

  it.each(['https://evil.test/', '//evil.test', '/nada', 'javascript:alert(1)', '/minhas-viagens#x', ''])(
    'is home for anything else: %s',
    (link) => expect(destinoDoAviso(link)).toBe('/home'),
  );
});
