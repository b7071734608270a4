import { act, fireEvent, screen, within } from '@testing-library/react';
import { precosExplicados, regrasTarifa, umaRegraCadastrada } from '../../../../tests/bodies/tarifasBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import type { HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { Button } from '../../../ui/Button/Button';
import { useFormField } from '../../../ui/form/submit/useFormField';
import { DialogosTarifa, type Aberto } from './DialogosTarifa';
import { PrecosDaViagem } from './PrecosDaViagem';
import { TarifasPage } from './TarifasPage';

/** Stands for the product's place field: one press chooses a place. */
function Lugar({ name, label }: { name: string; label: string }) {
  const { onChange } = useFormField<unknown>(name, null);
  const lugar = name === 'origem' ? tiete : novoRio;
  return <Button onClick={() => onChange({ texto: lugar.nome, lugar })}>{label}</Button>;
}

const [semana] = regrasTarifa;
const ask = (aberto: Aberto) => {
  const onClose = jest.fn();
  const shown = renderScreen(<DialogosTarifa aberto={aberto} Lugar={Lugar} onClose={onClose} />);
  const reach = (to: Parameters<typeof submissionReached>[1]) =>
    act(() => void shown.store.dispatch(submissionReached('tarifa', to)));
  return { ...shown, onClose, reach };
};
const page = (tarifas: () => HttpResult<unknown>, previa: () => HttpResult<unknown> = () => succeeded([])) =>
  renderScreen(<TarifasPage Dialogos={DialogosTarifa} Lugar={Lugar} />, {
    ports: { replies: { 'GET /Administracao/Tarifas': tarifas, 'GET /Administracao/Tarifas/Previa': previa } },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('a new rule', () => {
  it('begins today, on every day and for everybody', () => {
    ask({ acao: 'criar' });
    expect(screen.getByRole('textbox', { name: /^Primeiro dia/ })).toHaveValue('21/11/2026');
    const dias = screen.getAllByRole('checkbox');
    expect(dias).toHaveLength(7);
    for (const dia of dias) expect(dia).toBeChecked();
  });

  it('stays open with what was typed and the server’s words where it was refused', () => {
    const { reach, onClose } = ask({ acao: 'criar' });
    type(/^Nome/, 'Fim de semana');
    reach({ phase: 'sending', acao: 'criar' });
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    reach({ phase: 'refused', acao: 'criar', erros: [{ mensagem: 'Já há uma regra com este nome.' }] });
    expect(screen.getByRole('alert')).toHaveTextContent('Já há uma regra com este nome.');
    expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Fim de semana');
    expect(onClose).not.toHaveBeenCalled();
    reach({ phase: 'done', acao: 'criar', valor: null });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that names a limit beyond the law is kept back at its field', async () => {
    const { events } = ask({ acao: 'criar' });
    type(/^Nome/, 'Teto');
    fireEvent.change(screen.getByRole('combobox', { name: 'Tipo' }), { target: { value: 'teto' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Medida' }), { target: { value: 'porKm' } });
    type(/^Valor/, '10,5');
    press('Criar regra');
    expect((await screen.findAllByText('O limite vai até R$ 10,00 por quilômetro.'))[0]).toBeVisible();
    expect(events).toEqual([]);
  });

  it('is not lost by Escape, but by the way back', () => {
    const { events, onClose } = ask({ acao: 'criar' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    press('Voltar');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(events).toEqual([{ type: 'AcaoTarifaDispensada', payload: undefined }]);
  });
});

it('the end of a rule is asked for once, and the reason of a refusal is said in the question', () => {
  const { events, reach, onClose } = ask({ acao: 'encerrar', regra: semana ?? umaRegraCadastrada() });
  press('Encerrar regra');
  reach({ phase: 'sending', acao: 'encerrar' });
  press('Encerrar regra');
  expect(events).toHaveLength(1);
  reach({ phase: 'refused', acao: 'encerrar', erros: [{ mensagem: 'Esta regra já terminou.' }] });
  expect(screen.getByRole('alert')).toHaveTextContent('Esta regra já terminou.');
  reach({ phase: 'done', acao: 'criar', valor: null });
  expect(onClose).not.toHaveBeenCalled();
});

describe('the list of rules', () => {
  it('offers nothing to be done with a rule that has ended, and names who ended it', async () => {
    const ended = {
      situacao: 'encerrada',
      encerradaPor: 'Alda Admin',
      encerradaEm: '2026-11-20T23:30:00-03:00',
    } as const;
    page(() => succeeded([umaRegraCadastrada(ended)]));
    const row = await screen.findByRole('row', { name: /Sexta-feira e domingo/ });
    expect(row).toHaveTextContent('Encerrada por Alda Admin em 20/11/2026');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it.each([
    ['without network', offline(), 'Verifique a conexão e tente de novo.'],
    ['with a reason', refused(403, 'Seu acesso não permite isto.'), 'Seu acesso não permite isto.'],
  ])('that cannot be read %s says so, and comes with the next try', async (_, failure, words) => {
    const answers = [failure, succeeded(regrasTarifa)];
    page(() => answers.shift() ?? offline());
    expect(await screen.findByText(words)).toBeVisible();
    press('Tentar novamente');
    expect(await screen.findByText('3 regras')).toBeVisible();
  });
});

describe('the preview', () => {
  const preview = async (previa: () => HttpResult<unknown>) => {
    const shown = page(() => succeeded([]), previa);
    const form = within(await screen.findByRole('form', { name: 'Prévia de preços' }));
    fireEvent.click(form.getByRole('button', { name: 'Origem' }));
    fireEvent.click(form.getByRole('button', { name: 'Destino' }));
    type(/Dia da viagem/, '04/12/2026');
    press('Ver preços');
    return shown;
  };

  it('says that nothing goes on that day', async () => {
    await preview(() => succeeded([]));
    expect(await screen.findByText('Nenhuma viagem à venda neste dia')).toBeVisible();
  });

  it('that fails says why, and comes with the next try', async () => {
    const answers = [refused(404, 'Não há esta linha.'), succeeded(precosExplicados)];
    await preview(() => answers.shift() ?? offline());
    expect(await screen.findByText('Não há esta linha.')).toBeVisible();
    press('Tentar novamente');
    expect(await screen.findByText('R$ 122,50')).toBeVisible();
  });

  it('tells how far ahead the sale is, in one day or several', () => {
    const [viagem] = precosExplicados;
    if (!viagem) throw new Error('no price to show');
    const { unmount } = renderScreen(<PrecosDaViagem viagem={{ ...viagem, antecedencia: 1 }} />);
    expect(screen.getByText('Compra 1 dia antes, 42% das poltronas tomadas')).toBeVisible();
    unmount();
    const classes = viagem.classes.map((one) => ({ ...one, regras: [] }));
    renderScreen(<PrecosDaViagem viagem={{ ...viagem, antecedencia: 0, classes }} />);
    expect(screen.getByText(/Compra 0 dias antes/)).toBeVisible();
    expect(screen.queryByText('Regras deste trecho sem efeito agora:')).toBeNull();
  });
});
