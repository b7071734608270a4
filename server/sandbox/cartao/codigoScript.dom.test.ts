/** The script of the card's fields in the page of a kept card, which asks for its security code alone. */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { codigoBody } from './camposPage';
import { CAMPOS_JS } from './camposScript';

const SHOP = 'http://localhost:8080';
/** Each test's own, and none of the other form's: the forms before it still listen, and are not meant. */
let nonce = 'ponmlkjihgfedcba';
let said: Record<string, unknown>[] = [];
let posted: { url: string; body: unknown }[] = [];

function open(digitos: 3 | 4): void {
  nonce += 'a';
  said = [];
  posted = [];
  document.body.innerHTML = codigoBody(SHOP, nonce, digitos).text;
  jest.spyOn(window, 'postMessage').mockImplementation(((message: Record<string, unknown>) => {
    said.push(message);
  }) as typeof window.postMessage);
  window.fetch = (async (url: string, init: RequestInit) => {
    posted.push({ url, body: JSON.parse(init.body as string) as unknown });
    return { ok: true, json: async () => ({ token: 'codigo_abc' }) };
  }) as unknown as typeof fetch;
  const script = document.createElement('script');
  script.textContent = CAMPOS_JS;
  document.body.append(script);
}
afterEach(() => jest.restoreAllMocks());

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código de segurança' });
const ask = () =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { tipo: 'tokenizar', nonce }, origin: SHOP, source: window }),
  );

it.each([3, 4] as const)('takes %s digits, and gives the shop a token for them', async (digitos) => {
  open(digitos);
  await userEvent.type(code(), '12345a');
  expect(code()).toHaveValue('12345'.slice(0, digitos));
  ask();
  await waitFor(() => expect(said).toContainEqual({ tipo: 'codigo', token: 'codigo_abc', nonce }));
  expect(posted).toEqual([
    { url: '/_sandbox/cartao/campos/codigo', body: { codigo: '12345'.slice(0, digitos), digitos } },
  ]);
  expect(JSON.stringify(said)).not.toContain('123');
});

it('says what is missing, and posts nothing', async () => {
  open(3);
  await userEvent.type(code(), '12');
  ask();
  await waitFor(() => expect(said).toContainEqual({ tipo: 'incompleto', nonce }));
  expect(screen.getByText('O código de segurança tem 3 números')).toBeInTheDocument();
  expect(code()).toHaveFocus();
  expect(posted).toEqual([]);
});
