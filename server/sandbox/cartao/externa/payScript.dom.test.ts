/** The script of a link's page as a browser runs it, in the page that the sandbox sends. */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { BookedCharge } from './bookedCharge';
import { payBody } from './payPage';
import { PAY_JS } from './payScript';

const charge = { slug: 'abc', referencia: 'K7M2QX', valor_centavos: 9_000, parcelas: 3 } as BookedCharge;

beforeEach(() => {
  document.body.innerHTML = payBody({ charge, erros: {}, recusado: false }).text;
  const script = document.createElement('script');
  script.textContent = PAY_JS;
  document.body.append(script);
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string): Promise<string> => {
  await userEvent.type(field(name), text);
  return field(name).value;
};

describe('the card that is typed at a link', () => {
  it('is masked: number in groups, validity with its stroke, a code of figures', async () => {
    expect(await type('Número do cartão', '4111-1111.11111111')).toBe('4111 1111 1111 1111');
    expect(await type('Validade (MM/AA)', '1235')).toBe('12/35');
    expect(await type('Código de segurança', '1a234')).toBe('123');
    expect(await type('Nome impresso no cartão', 'ANA 5OUZA')).toBe('ANA OUZA');
  });

  it('has the groups and the four figures of an American Express', async () => {
    expect(await type('Número do cartão', '378282246310005')).toBe('3782 822463 10005');
    expect(await type('Código de segurança', '12345')).toBe('1234');
  });

  it('may be mended in its middle: the caret stays', async () => {
    await type('Número do cartão', '411111111111111');
    field('Número do cartão').setSelectionRange(2, 2);
    await userEvent.type(field('Número do cartão'), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field('Número do cartão').value).toBe('4191 1111 1111 1111');
    expect(field('Número do cartão').selectionStart).toBe(3);
  });
});
