import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { OperacaoViagem } from '../../../domain/wire/viagens/operacao';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { PainelOperacao } from './PainelOperacao';

const umaOperacao = (changes: Partial<OperacaoViagem> = {}): OperacaoViagem => ({
  situacao: 'prevista',
  atrasoMinutos: 0,
  plataforma: null,
  motivo: null,
  observacao: null,
  informarDesde: '2026-12-04T08:00:00-03:00',
  podeInformar: true,
  podeCancelar: true,
  podeDesfazer: false,
  passageiros: 31,
  ultimo: null,
  ...changes,
});
const open = (reply: HttpResult<unknown> = succeeded(umaOperacao())) =>
  renderScreen(<PainelOperacao viagemId="7" />, { ports: { replies: { 'GET /Viagens/7/Status': reply } } });
const choose = async (motivo: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Motivo' }), motivo);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

describe('the operations of a departure', () => {
  it('say a delay with a reason of the list, once it is confirmed', async () => {
    const { events, container } = open();
    await fill('Minutos de atraso', '70');
    await choose('Chuva forte na estrada.');
    expect(await axe(container)).toHaveNoViolations();
    await press('Informar andamento');
    expect(await screen.findByText(/31 passageiros com bilhete\. Atrasos acima de 60 minutos/)).toBeVisible();
    expect(events).toEqual([]);
    await press('Informar');
    const status = { situacao: 'prevista', atrasoMinutos: 70, motivo: 'chuva' };
    expect(events).toEqual([
      { type: 'OperacaoEnviada', payload: { viagemId: '7', acao: { tipo: 'informar', status } } },
    ]);
  });

  it('send neither a text with a link nor a delay without a reason', async () => {
    const { events } = open();
    await fill('Minutos de atraso', '70');
    await fill('Observação', 'Reembolso em https://golpe.example');
    await press('Informar andamento');
    expect((await screen.findAllByText('A observação não pode ter links nem endereços'))[0]).toBeVisible();
    expect(screen.getAllByText('Escolha o motivo').length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Informar' })).toBeNull();
    expect(events).toEqual([]);
  });

  it('offer far ahead a cancellation alone, and say what it means before it is sent', async () => {
    const { events } = open(succeeded(umaOperacao({ podeInformar: false })));
    await choose('Estrada interditada.');
    expect(screen.queryByRole('textbox', { name: 'Minutos de atraso' })).toBeNull();
    await press('Cancelar viagem');
    expect(await screen.findByRole('heading', { name: 'Cancelar esta viagem?' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancelar viagem' }).at(-1) ?? document.body);
    const status = { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'interdicao' };
    expect(events.at(-1)?.payload).toEqual({ viagemId: '7', acao: { tipo: 'informar', status } });
  });

  it('take the last word back, and say why where that is too late', async () => {
    const ultimo = { acao: 'informado', autor: 'Ana Agência', em: '2026-12-05T07:40:00-03:00' } as const;
    const { events, store } = open(succeeded(umaOperacao({ podeDesfazer: true, ultimo })));
    expect(await screen.findByText(/Último aviso em .*, por Ana Agência\./)).toBeVisible();
    await press('Desfazer último aviso');
    await press('Desfazer aviso');
    expect(events.at(-1)?.payload).toEqual({ viagemId: '7', acao: { tipo: 'desfazer' } });
    act(
      () =>
        void store.dispatch(
          submissionReached('operacaoViagem', {
            phase: 'refused',
            acao: null,
            erros: [{ mensagem: 'Já houve cancelamento.' }],
          }),
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Já houve cancelamento.');
  });

  it('are nothing to whoever has no right to them', async () => {
    const { container } = open(refused(403, 'Só a operação da empresa.'));
    await act(() => Promise.resolve());
    expect(container).not.toHaveTextContent('Operação');
  });
});
