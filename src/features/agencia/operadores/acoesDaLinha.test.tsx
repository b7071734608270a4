import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Operador } from '../../../domain/wire/agencia/operadores';
import { ListaOperadores, type ListaOperadoresProps } from './ListaOperadores';

const operador = (fields: Partial<Operador> = {}): Operador => ({
  id: 'o1',
  nome: 'Bruno Lima',
  email: 'bruno@itape.test',
  papel: 'operador',
  situacao: 'ativo',
  acesso: 'em_dia',
  limiteCaixaCentavos: 100_000,
  limiteDescontoPontos: 350,
  comissaoPontos: 1_000,
  versao: 1,
  proprio: false,
  caixaAberto: false,
  criadoEm: '2026-01-02T10:00:00-03:00',
  ...fields,
});

function open(fields: Partial<Operador> = {}, props: Partial<ListaOperadoresProps> = {}) {
  const onAcao = jest.fn();
  renderScreen(
    <ListaOperadores operadores={[operador(fields)]} loading={false} filtrando={false} onAcao={onAcao} {...props} />,
  );
  return { onAcao };
}

const menu = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Ações/ }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};
const SEMPRE = ['Ver histórico', 'Ver consultas a dados pessoais'];

describe('an operator in the list', () => {
  it('has money and shares as people write them, and says whose drawer is open', () => {
    open({ caixaAberto: true });
    const row = within(screen.getByRole('row', { name: /Bruno Lima/ }));
    for (const text of ['R$ 1.000,00', '3,5%', '10%', 'Aberto', 'bruno@itape.test'])
      expect(row.getByText(text)).toBeVisible();
  });

  it.each<[string, Partial<Operador>, string[]]>([
    ['who works', {}, ['Editar função e limites', 'Redefinir acesso', 'Bloquear', ...SEMPRE]],
    ['who is blocked', { situacao: 'bloqueado' }, ['Editar função e limites', 'Desbloquear', ...SEMPRE]],
    ['who has not entered yet', { situacao: 'pendente' }, ['Editar função e limites', 'Redefinir acesso', ...SEMPRE]],
    ['who is oneself', { proprio: true }, ['Editar função e limites', ...SEMPRE]],
  ])('%s may be acted on by what makes sense, and nobody shuts themselves out', async (_, fields, items) => {
    open(fields);
    expect(await menu()).toEqual(items);
  });

  it('is acted on by the deed that was chosen', async () => {
    const { onAcao } = open();
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Bloquear' }));
    expect(onAcao).toHaveBeenCalledWith('bloquear', expect.objectContaining({ id: 'o1' }));
  });

  it('that is oneself is told apart', () => {
    open({ proprio: true });
    expect(screen.getByText('Bruno Lima (você)')).toBeVisible();
  });

  it.each([
    [false, 'Nenhum operador ainda'],
    [true, 'Nenhum operador encontrado'],
  ])('is missing for a reason, with filters: %s', (filtrando, title) => {
    open({}, { operadores: [], filtrando });
    expect(screen.getByText(title)).toBeVisible();
  });
});
