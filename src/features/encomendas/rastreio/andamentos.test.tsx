import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete, umaParada } from '../../../../tests/support/viagemBuilders';
import type { EventoRastreio, Rastreio } from '../../../domain/wire/encomendas/encomendas';
import { Andamento } from './Andamento';

const evento = (situacao: EventoRastreio['situacao'], local: EventoRastreio['local'] = null): EventoRastreio => ({
  situacao,
  em: '2026-11-21T10:15:00-03:00',
  local,
});

const rastreio = (fields: Partial<Rastreio> = {}): Rastreio => ({
  codigo: 'ITK7Q2MP4XZ',
  situacao: 'pre_postada',
  origem: tiete,
  destino: novoRio,
  volumes: 1,
  postarAte: null,
  viagem: null,
  retirada: null,
  eventos: [evento('pre_postada')],
  ...fields,
});

const open = (fields: Partial<Rastreio> = {}) => {
  renderScreen(<Andamento rastreio={rastreio(fields)} />);
  return within(screen.getByRole('status'));
};
const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent ?? '');

describe('a parcel that is followed', () => {
  it('is announced with its places and the number of its volumes', () => {
    const card = open({ volumes: 3 });
    expect(card.getByRole('heading', { name: 'São Paulo, SP para Rio de Janeiro, RJ' })).toBeVisible();
    expect(card.getByText(/3 volumes/)).toBeVisible();
  });

  it('says until when it has to be brought, where it was not yet', () => {
    expect(open({ postarAte: '2026-11-28' }).getByText(/até 28\/11\/2026/)).toHaveTextContent(tiete.terminal);
  });

  it('shows all that is still ahead of it', () => {
    open();
    expect(steps().length).toBeGreaterThanOrEqual(5);
    expect(steps()[0]).toContain('21/11/2026, 10:15');
    expect(steps().at(-1)).not.toContain('21/11/2026');
  });

  it('waits without a cost until its day, and then for so much a day', () => {
    const retirada = { prazo: '2026-11-30', armazenagemCentavos: 0, armazenagemDiaCentavos: 300 };
    const card = open({ situacao: 'aguardando_retirada', retirada });
    expect(card.getByText(/Sem custo até 30\/11\/2026; depois, R\$ 3,00 por dia/)).toHaveTextContent(novoRio.terminal);
  });

  it('that waited too long says what it costs today', () => {
    const retirada = { prazo: '2026-11-18', armazenagemCentavos: 900, armazenagemDiaCentavos: 300 };
    const card = open({ situacao: 'aguardando_retirada', retirada });
    expect(card.getByText(/O prazo foi 18\/11\/2026: há R\$ 9,00 de armazenagem até hoje/)).toBeVisible();
  });

  it('on its way leads to the trip that has it', () => {
    const viagem = { id: '100', linha: '08-0123-00', chegada: umaParada(novoRio, '2026-11-22', '14:10') };
    const card = open({ situacao: 'em_transporte', viagem });
    expect(card.getByText(/Chegada prevista: 22\/11\/2026 às 14:10/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Ver o andamento da viagem' })).toHaveAttribute(
      'href',
      '/informacao-de-viagem?viagem=100',
    );
  });

  it.each(['entregue', 'devolvida', 'extraviada'] as const)('that was %s has nothing ahead of it', (situacao) => {
    open({ situacao, eventos: [evento('pre_postada'), evento('postada', tiete), evento(situacao, novoRio)] });
    expect(steps()).toHaveLength(3);
    expect(steps()[1]).toContain(tiete.terminal);
  });
});
