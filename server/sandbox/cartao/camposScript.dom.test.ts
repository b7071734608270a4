/** The script of the card's fields as a browser runs it, in the page that the sandbox sends. */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ORIGENS_NATIVAS } from '../../platform/http/security/cors';
import { camposBody } from './camposPage';
import { CAMPOS_JS } from './camposScript';

const SHOP = 'http://localhost:8080';
/** Each test's own: the forms before it still listen, and are not meant. */
let nonce = 'abcdefghijklmnop';
const TOKEN = { token: 'cofre_abc', bandeira: 'visa', ultimos4: '1111' };

let said: { message: Record<string, unknown>; to: string }[] = [];
let posted: { url: string; body: unknown }[] = [];
let answer: () => { ok: boolean; json: () => Promise<unknown> };

beforeEach(() => {
  nonce += 'a';
  said = [];
  posted = [];
  answer = () => ({ ok: true, json: async () => TOKEN });
  document.body.innerHTML = camposBody([SHOP, ...ORIGENS_NATIVAS].join(' '), nonce).text;
  jest.spyOn(window, 'postMessage').mockImplementation(((message: Record<string, unknown>, to: string) => {
    said.push({ message, to });
  }) as typeof window.postMessage);
  window.fetch = (async (url: string, init: RequestInit) => {
    posted.push({ url, body: JSON.parse(init.body as string) as unknown });
    return answer();
  }) as unknown as typeof fetch;
  runScript();
});
afterEach(() => jest.restoreAllMocks());

function runScript(): void {
  const script = document.createElement('script');
  script.textContent = CAMPOS_JS;
  document.body.append(script);
}
/** The page around this one, as a browser names it. */
const framedFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const ask = (data: unknown = { tipo: 'tokenizar', nonce }, origin = SHOP) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
const fillIn = async (numero = '4111111111111111') => {
  await userEvent.type(field('Número do cartão'), numero);
  await userEvent.type(field('Nome impresso no cartão'), 'ANA SOUZA');
  await userEvent.type(field('Validade'), '1235');
  await userEvent.type(field('Código de segurança'), '123');
};
const kinds = () => said.map(({ message }) => message['tipo']);

it('says that it is there, to the shop alone and under its nonce', () => {
  expect(said.at(-1)).toEqual({ message: { tipo: 'pronto', nonce }, to: SHOP });
  expect(new Set(said.map(({ to }) => to))).toEqual(new Set([SHOP]));
});

it.each([...ORIGENS_NATIVAS])('tells the app’s shell where that holds it: %s', (origin) => {
  framedFrom(`${origin}/comprar-viagem`);
  said = [];
  runScript();
  expect(said.at(-1)).toEqual({ message: { tipo: 'pronto', nonce }, to: origin });
});

it('never tells a page that may not hold it', () => {
  framedFrom('https://evil.example.com/');
  said = [];
  runScript();
  expect(new Set(said.map(({ to }) => to))).toEqual(new Set([SHOP]));
});

it('groups the number, knows the brand and writes the validity as it is printed [§5.mascaras.1]', async () => {
  await fillIn();
  expect(field('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  expect(screen.getByText('Visa')).toBeInTheDocument();
  expect(field('Validade')).toHaveValue('12/35');
});

it.each([
  ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
  ['6362970000457013', 'Elo', '6362 9700 0045 7013'],
  ['378282246310005', 'American Express', '3782 822463 10005'],
])('knows %s for a %s', async (numero, bandeira, shown) => {
  await userEvent.type(field('Número do cartão'), numero);
  expect(field('Número do cartão')).toHaveValue(shown);
  expect(screen.getByText(bandeira)).toBeInTheDocument();
});

it('hands over a token and four digits when the shop asks, and never the number', async () => {
  await fillIn();
  ask();
  await waitFor(() => expect(kinds()).toContain('token'));
  expect(said.at(-1)).toEqual({ message: { tipo: 'token', ...TOKEN, nonce }, to: SHOP });
  expect(posted).toEqual([
    {
      url: '/_sandbox/cartao/campos/token',
      body: { numero: '4111 1111 1111 1111', nome: 'ANA SOUZA', validade: '12/35', codigo: '123' },
    },
  ]);
  expect(JSON.stringify(said).replace(/\D/g, '')).not.toContain('41111111');
});

it('hears nobody but the shop that it belongs to [TD1]', async () => {
  await fillIn();
  ask({ tipo: 'tokenizar', nonce: 'outro' });
  ask({ tipo: 'tokenizar', nonce }, 'https://evil.example.com');
  ask('tokenizar');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(posted).toEqual([]);
});

it('says what is wrong beside each field, in words, and takes the cursor to the first', () => {
  ask();
  expect(screen.getByText('Confira o número do cartão')).toBeInTheDocument();
  expect(screen.getByText('Escreva o nome como está no cartão')).toBeInTheDocument();
  expect(screen.getByText(/não pode estar vencido/)).toBeInTheDocument();
  expect(screen.getByText('O código de segurança tem 3 números')).toBeInTheDocument();
  expect(field('Número do cartão')).toHaveFocus();
  expect(field('Número do cartão')).toBeInvalid();
  expect(field('Número do cartão')).toHaveAccessibleDescription(expect.stringContaining('Confira o número do cartão'));
  expect(kinds()).toContain('incompleto');
  expect(posted).toEqual([]);
});

it.each([
  ['0125', 'vencido'],
  ['1399', 'vencido'],
  ['1299', 'vencido'],
])('takes no validity of %s', async (validade, words) => {
  await userEvent.type(field('Validade'), validade);
  await userEvent.tab();
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
});

it('takes a mistake back as soon as it is mended', async () => {
  await userEvent.type(field('Número do cartão'), '4111111111111112');
  await userEvent.tab();
  expect(screen.getByText('Confira o número do cartão')).toBeInTheDocument();
  await userEvent.type(field('Número do cartão'), '{Backspace}1');
  expect(screen.queryByText('Confira o número do cartão')).not.toBeInTheDocument();
});

it('asks for four figures of an American Express [§5.mascaras.1]', async () => {
  await fillIn('378282246310005');
  ask();
  expect(screen.getByText('O código de segurança tem 4 números')).toBeInTheDocument();
});

it('says so when the acquirer refuses or does not answer', async () => {
  await fillIn();
  answer = () => ({ ok: false, json: async () => ({ erros: { numero: 'Não aceitamos esta bandeira' } }) });
  ask();
  await waitFor(() => expect(kinds()).toContain('erro'));
  expect(screen.getByText('Não aceitamos esta bandeira')).toBeInTheDocument();
  answer = () => {
    throw new Error('offline');
  };
  ask();
  await waitFor(() => expect(said.at(-1)?.message['mensagem']).toBe('A adquirente não respondeu. Tente de novo.'));
});

it('leaves Enter to the shop’s button', async () => {
  await fillIn();
  await userEvent.type(field('Código de segurança'), '{Enter}');
  expect(kinds()).toContain('enviar');
  expect(posted).toEqual([]);
});
