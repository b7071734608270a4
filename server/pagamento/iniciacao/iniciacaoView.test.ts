import type { IniciacaoRow } from './iniciacaoRepository';
import { toIniciacaoPix } from './iniciacaoView';

const row: IniciacaoRow = {
  id: '5f0c8f2e-6a0b-4d5e-9a57-2c7b6f7f0d11',
  txid: 't',
  pedido_id: 'p',
  tentativa: 1,
  banco_id: 'aurora',
  banco_nome: 'Banco Aurora',
  consentimento: 'urn:a',
  url: 'https://banco.test/consentir',
  expira_em: new Date('2026-12-01T12:05:00.000Z'),
  situacao: 'aguardando',
  motivo: null,
  consultada_em: null,
  criado_em: new Date('2026-12-01T12:00:00.000Z'),
  acabou: false,
};

it.each<[IniciacaoRow['situacao'], boolean, string]>([
  ['criando', false, 'aguardando'],
  ['criando', true, 'expirada'],
  ['aguardando', false, 'aguardando'],
  ['aguardando', true, 'expirada'],
  ['autorizada', false, 'autorizada'],
  ['autorizada', true, 'autorizada'],
  ['paga', true, 'paga'],
  ['recusada', true, 'recusada'],
  ['cancelada', true, 'cancelada'],
  ['expirada', false, 'expirada'],
])(
  'an initiation that is %s, its time over: %s, is shown as %s, with its page while it waits',
  (situacao, acabou, shown) => {
    expect(toIniciacaoPix({ ...row, situacao, acabou })).toEqual({
      id: row.id,
      banco: { id: 'aurora', nome: 'Banco Aurora' },
      situacao: shown,
      motivo: null,
      url: shown === 'aguardando' ? row.url : null,
      expiraEm: '2026-12-01T12:05:00.000Z',
    });
  },
);

it('one that the initiator has not answered about ends as it was begun, and a refusal has its reason', () => {
  expect(toIniciacaoPix({ ...row, situacao: 'criando', expira_em: null }).expiraEm).toBe('2026-12-01T12:00:00.000Z');
  expect(toIniciacaoPix({ ...row, situacao: 'recusada', motivo: 'saldo' }).motivo).toBe('saldo');
});
