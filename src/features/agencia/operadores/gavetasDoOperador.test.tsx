import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { umOperador } from '../../../../tests/support/caixaBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { auditoria } from '../../../../tests/bodies/caixaBodies';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { AuditoriaDrawer } from './AuditoriaDrawer';
import { ConfirmarOperador } from './ConfirmarOperador';
import { ConsultasDrawer } from './ConsultasDrawer';
import { filtrarOperadores } from './filtrarOperadores';
import { SenhaDialog } from './SenhaDialog';

const beto = umOperador({ id: 'o2', nome: 'Beto Mônaco', email: 'beto@itape.test' });
const inTurn =
  (...answers: HttpResult<unknown>[]) =>
  () =>
    (answers.length > 1 ? answers.shift() : answers[0]) ?? offline();

describe('the history of an operator', () => {
  const open = (...answers: HttpResult<unknown>[]) =>
    renderScreen(<AuditoriaDrawer operador={beto} onClose={jest.fn()} />, {
      ports: { replies: { 'GET /Agencia/Operadores/o2/Auditoria': inTurn(...answers) } },
    });

  it('says who changed what, from what to what, and when, and shows no id', async () => {
    const [bloqueado, editado, criado] = auditoria;
    const secret = { ...criado, depois: { ...criado?.depois, contaId: 'segredo-1' }, autor: null };
    const { baseElement } = open(succeeded([bloqueado, editado, secret]));
    const list = await screen.findByRole('list', { name: 'Histórico de alterações' });
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Bloqueado.*por Rui Responsável.*situação: de Ativo para Bloqueado/);
    expect(texts[1]).toMatch(/comissão: de 2% para 2,5%; função: de Responsável para Operador/);
    expect(texts[2]).toMatch(/por sistema.*função: Responsável; limite da gaveta: R\$\s5\.000,00; comissão: 2%/);
    expect(baseElement).not.toHaveTextContent('segredo-1');
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('that is empty says so, and one that could not be read is read again', async () => {
    open(offline(), succeeded([]));
    expect(await screen.findByText('Não conseguimos buscar o histórico')).toBeVisible();
    expect(screen.queryByText('Nada registrado ainda')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nada registrado ainda')).toBeVisible();
  });
});

describe('the looks of an operator', () => {
  it('that are none are said, and a try that found nobody names nobody', async () => {
    const replies = (answer: HttpResult<unknown>) => ({ 'GET /Agencia/Operadores/o2/Consultas': inTurn(answer) });
    const empty = renderScreen(<ConsultasDrawer operador={beto} onClose={jest.fn()} />, {
      ports: { replies: replies(succeeded([])) },
    });
    expect(await screen.findByText('Nenhuma consulta')).toBeVisible();
    empty.unmount();
    const tried = {
      id: 'l1',
      alvo: 'pedido',
      quem: null,
      motivo: 'abertura_recusada',
      em: '2026-11-20T18:10:00-03:00',
    };
    renderScreen(<ConsultasDrawer operador={beto} onClose={jest.fn()} />, {
      ports: { replies: replies(succeeded([tried])) },
    });
    const [item] = await screen.findAllByRole('listitem');
    expect(item).toHaveTextContent(/dados que não conferem/);
    expect(item).not.toHaveTextContent(/null|Pedido $/);
  });
});

describe('an access that is taken, given back or begun anew', () => {
  const open = (tipo: 'bloquear' | 'desbloquear' | 'redefinir') => {
    const onClose = jest.fn();
    return { ...renderScreen(<ConfirmarOperador tipo={tipo} operador={beto} onClose={onClose} />), onClose };
  };

  it.each([
    ['bloquear', 'Bloquear Beto Mônaco?', 'Bloquear operador'],
    ['desbloquear', 'Desbloquear Beto Mônaco?', 'Desbloquear operador'],
    ['redefinir', 'Redefinir o acesso de Beto Mônaco?', 'Redefinir acesso'],
  ] as const)('to %s asks for the very person, and is sent once', async (tipo, title, button) => {
    const { events, store, onClose } = open(tipo);
    const dialog = within(screen.getByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    act(() => void store.dispatch(submissionReached('operador', { phase: 'sending', acao: tipo })));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${button}`) }));
    await userEvent.keyboard('{Escape}');
    expect(events.map(({ payload }) => payload)).toEqual([{ acao: { tipo, id: 'o2' } }]);
    expect(onClose).not.toHaveBeenCalled();
    act(() => void store.dispatch(submissionReached('operador', { phase: 'done', acao: tipo, valor: null })));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that was refused says why, stays, and is forgotten by the way back', async () => {
    const { events, store, onClose } = open('bloquear');
    const erros = [{ mensagem: 'Ele é o último responsável.' }];
    act(() => void store.dispatch(submissionReached('operador', { phase: 'refused', acao: 'bloquear', erros })));
    expect(screen.getByRole('alert')).toHaveTextContent('Ele é o último responsável.');
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect([events.at(-1)?.type, onClose.mock.calls.length]).toEqual(['AcaoOperadorDispensada', 1]);
  });
});

describe('the temporary password', () => {
  const senha = { nome: 'Beto Mônaco', email: 'beto@itape.test', senhaTemporaria: 'K7m2-Qx9t' };

  it.each([
    ['copied', async () => undefined, 'Senha copiada.'],
    ['kept by the browser', async () => Promise.reject(new Error('no')), /não deixou copiar/],
  ])('is %s, and says so', async (_, writeText, words) => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    renderScreen(<SenhaDialog senha={senha} />);
    await user.click(screen.getByRole('button', { name: 'Copiar senha' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('K7m2-Qx9t');
  });

  it('is not put away by Escape, for it comes once', async () => {
    const { events } = renderScreen(<SenhaDialog senha={senha} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Senha temporária' })).toHaveValue('K7m2-Qx9t');
    expect(events).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Já entreguei a senha' }));
    expect(events).toEqual([{ type: 'SenhaEntregue', payload: undefined }]);
  });
});

describe('finding operators', () => {
  const todos = [
    umOperador(),
    beto,
    umOperador({ id: 'o3', nome: 'Ana Beto', papel: 'responsavel', situacao: 'bloqueado' }),
  ];
  it.each([
    ['', '', '', ['o1', 'o2', 'o3']],
    ['  BETO  ', '', '', ['o2', 'o3']],
    ['beto ana', '', '', ['o3']],
    ['monaco ITAPE.test', '', '', ['o2']],
    ['beto', 'ativo', '', ['o2']],
    ['', 'bloqueado', 'operador', []],
  ] as const)('by “%s”, state “%s” and role “%s” are %j', (termo, situacao, papel, ids) => {
    expect(filtrarOperadores(todos, { termo, situacao, papel }).map(({ id }) => id)).toEqual(ids);
  });
});
