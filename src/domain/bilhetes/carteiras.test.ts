import { carteirasDoAparelho } from './carteiras';

describe('the wallets of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', { apple: true, google: false }],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile', { apple: false, google: true }],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', { apple: true, google: true }],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0', { apple: true, google: true }],
    ['', { apple: true, google: true }],
  ])('of %s are %p', (userAgent, expected) => expect(carteirasDoAparelho(userAgent)).toEqual(expected));
});
