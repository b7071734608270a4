import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { speak, speakPortuguese } from '../../../../tests/support/speakLanguage';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import type { CupomDaConta } from '../../../domain/wire/conta/cupons';
import { CuponsCard } from './CuponsCard';

const umCupom = (fields: Partial<CupomDaConta> = {}): CupomDaConta => ({
  codigo: 'ATRASOK7M2QXH4',
  descricao: 'Pelo atraso de São Paulo → Rio de Janeiro, 28/11/2026',
  motivo: { tipo: 'atraso', origem: 'São Paulo', destino: 'Rio de Janeiro', dia: '2026-11-28' },
  percentual: 10,
  tetoCentavos: 5_000,
  validoAte: '2027-05-28',
  ...fields,
});
const open = (reply: HttpResult<unknown> | (() => HttpResult<unknown>)) =>
  renderScreen(<CuponsCard />, { ports: { replies: { 'GET /Cupons': reply } } });

describe('the coupons of an account', () => {
  it('are what each takes off, why and until when, with a code to copy', async () => {
    const { container } = open(succeeded([umCupom(), umCupom({ codigo: 'ATRASOW3N8PTRA', percentual: 15 })]));
    const rows = within(await screen.findByRole('list', { name: 'Cupons que você pode usar' })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(2);
    const [first] = rows as [HTMLElement];
    expect(first).toHaveTextContent(
      '10% de desconto na próxima compra, até R$ 50,00Pelo atraso de São Paulo → Rio de Janeiro, 28/11/2026. Vale uma vez, até 28/05/2027, em compras com a sua conta.',
    );
    const user = userEvent.setup();
    await user.click(within(first).getByRole('button', { name: 'Copiar código' }));
    expect(await within(first).findByText('Copiado.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('ATRASOK7M2QXH4');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['en', 'For the delay of São Paulo → Rio de Janeiro, 28/11/2026'],
    ['es', 'Por el atraso de São Paulo → Rio de Janeiro, 28/11/2026'],
  ] as const)('say their reason in %s, whatever the words that were kept', async (language, said) => {
    speak(language);
    open(succeeded([umCupom({ descricao: 'Atraso' })]));
    expect(await screen.findByText(new RegExp(`^${said}`))).toBeInTheDocument();
    speakPortuguese();
  });

  it('take no room where there are none', async () => {
    const { store } = open(succeeded([]));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"status":"fulfilled"'));
    expect(screen.queryByText('Meus cupons')).not.toBeInTheDocument();
  });

  it('can be asked for again where the server did not answer', async () => {
    let online = false;
    open(() => (online ? succeeded([umCupom()]) : offline()));
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(again);
    expect(await screen.findByText(/^10% de desconto/)).toBeInTheDocument();
  });
});
