import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ADQUIRENTE, umaConfig, umCartaoDoPedido, umCartaoSalvo } from '../../../../tests/support/cartaoBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../tests/support/umaCompra';
import { cartaoSlice, type CartaoState } from '../../../store/pagamento/cartao';
import { CartaoPagamento } from './CartaoPagamento';
import { CartoesSalvos } from './CartoesSalvos';

const NONCE = 'abcdefghijklmnop';
const visa = umCartaoSalvo();
const amex = umCartaoSalvo({ id: 'c2', bandeira: 'amex', final4: '0005', validade: '2027-03' });
const vencido = umCartaoSalvo({ id: 'c3', final4: '1111', validade: '2020-01', vencido: true });

const open = (fields: Partial<CartaoState> = {}) =>
  renderScreen(<CartaoPagamento Salvos={CartoesSalvos} />, {
    state: {
      ...umaCompra({ pedidoId: 'p1', forma: 'credito' }),
      cartao: {
        ...cartaoSlice.getInitialState(),
        phase: 'form',
        pedidoId: 'p1',
        campos: umaConfig().cartao,
        nonce: NONCE,
        totalCentavos: 11_250,
        opcoes: umCartaoDoPedido().opcoes,
        salvos: [visa, amex, vencido],
        salvoId: 'c1',
        ...fields,
      },
    },
  });
const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);
const say = (from: HTMLIFrameElement, data: object) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { nonce: NONCE, ...data }, origin: ADQUIRENTE, source: from.contentWindow }),
    );
  });
const tokens = (events: { type: string; payload: unknown }[]) =>
  events.filter(({ type }) => type === 'CartaoTokenizado').map(({ payload }) => payload);
const keep = () => screen.queryByRole('checkbox', { name: 'Guardar este cartão para as próximas compras' });

describe('saved cards at the payment', () => {
  it('stand first with brand, end and validity; an expired one cannot be chosen', async () => {
    const { events } = open();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Visa final 4242, validade 08/29',
      'American Express final 0005, validade 03/27',
      'Visa final 1111, vencido em 01/20',
      'Usar outro cartão',
    ]);
    expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /1111/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /0005/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Usar outro cartão' }));
    expect(events.slice(1)).toEqual([
      { type: 'CartaoSalvoEscolhido', payload: { cartaoId: 'c2' } },
      { type: 'CartaoSalvoEscolhido', payload: { cartaoId: null } },
    ]);
  });

  it.each([
    ['c1', 'Código de segurança do Visa final 4242', '3'],
    ['c2', 'Código de segurança do American Express final 0005', '4'],
  ])('ask for the code alone in the acquirer’s page: %s', (salvoId, title, digitos) => {
    open({ salvoId });
    expect(frame(title)).toHaveAttribute(
      'src',
      `${ADQUIRENTE}/_sandbox/cartao/campos?nonce=${NONCE}&codigo=${digitos}`,
    );
    expect(screen.queryByTitle('Dados do cartão')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Parcelas')).toBeInTheDocument();
    expect(keep()).not.toBeInTheDocument();
  });

  it('pass the token of the code on with the card’s id, and hear no token of a typed card', () => {
    const { events } = open();
    const page = frame('Código de segurança do Visa final 4242');
    say(page, { tipo: 'token', token: 'cofre_abc', bandeira: 'visa', ultimos4: '4242' });
    say(page, { tipo: 'codigo', token: 'codigo_abc' });
    expect(tokens(events)).toEqual([
      {
        token: 'codigo_abc',
        bandeira: 'Visa',
        final4: '4242',
        cartaoId: 'c1',
        dispositivo: expect.objectContaining({ idioma: expect.any(String) }),
      },
    ]);
  });

  it('give way to the whole form for another card, which hears no token of a code', () => {
    const { events } = open({ salvoId: null });
    const page = frame('Dados do cartão');
    expect(page).toHaveAttribute('src', `${ADQUIRENTE}/_sandbox/cartao/campos?nonce=${NONCE}`);
    say(page, { tipo: 'codigo', token: 'codigo_abc' });
    say(page, { tipo: 'token', token: 'cofre_abc', bandeira: 'visa', ultimos4: '1111' });
    expect(tokens(events)).toEqual([expect.not.objectContaining({ cartaoId: expect.anything() })]);
  });

  it.each([{}, { salvoId: null }, { salvoId: null, salvos: [] }])(
    'have no accessibility violation: %j',
    async (fields) => {
      const { container } = open(fields);
      expect(await axe(container, { iframes: false })).toHaveNoViolations();
    },
  );
});

describe('keeping a typed card', () => {
  it('is offered unticked, and says what is kept', async () => {
    const { events } = open({ salvoId: null, salvos: [] });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(keep()).not.toBeChecked();
    expect(keep()).toHaveAccessibleDescription(/bandeira, o final e a validade/);
    await userEvent.click(keep()!);
    expect(events.at(-1)).toEqual({ type: 'GuardarCartaoEscolhido', payload: { guardar: true } });
  });

  it('is not offered where five are kept, and says the way out', () => {
    const five = Array.from({ length: 5 }, (_, i) => umCartaoSalvo({ id: `c${i}`, final4: `000${i}` }));
    open({ salvoId: null, salvos: five });
    expect(keep()).not.toBeInTheDocument();
    expect(screen.getByText(/já tem 5 cartões guardados/)).toBeVisible();
  });
});
