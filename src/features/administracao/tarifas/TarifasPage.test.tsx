import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { precosExplicados, regrasTarifa } from '../../../../tests/bodies/tarifasBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { submissionReached } from '../../../store/submissions';
import { Button } from '../../../ui/Button/Button';
import { useFormField } from '../../../ui/form/submit/useFormField';
import { DialogosTarifa } from './DialogosTarifa';
import { TarifasPage } from './TarifasPage';

/** Stands for the product's place field: one press chooses a place. */
function Lugar({ name, label }: { name: string; label: string }) {
  const { onChange } = useFormField<unknown>(name, null);
  const lugar = name === 'origem' ? tiete : novoRio;
  return <Button onClick={() => onChange({ texto: lugar.nome, lugar })}>{label}</Button>;
}

const open = (reply: HttpResult<unknown> = succeeded(regrasTarifa)) =>
  renderScreen(<TarifasPage Dialogos={DialogosTarifa} Lugar={Lugar} />, {
    ports: {
      replies: {
        'GET /Administracao/Tarifas': ({ path }: HttpRequest) => (path.endsWith('=encerradas') ? succeeded([]) : reply),
        'GET /Administracao/Tarifas/Previa': succeeded(precosExplicados),
      },
    },
  });
const choose = async (nome: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const paste = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

describe('the rules of fares', () => {
  it('are listed with effect, place, time and author, and found by a word', async () => {
    const { container } = open();
    const row = (await screen.findByRole('rowheader', { name: /Tarifa promocional/ })).closest('tr');
    expect(row).toHaveTextContent('R$ 49,90');
    expect(row).toHaveTextContent('4 poltronas por viagem');
    expect(row).toHaveTextContent('Criada por Otávio Operação em 28/10/2026');
    expect(screen.getByText('3 regras')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await paste(/Buscar/, 'teto');
    expect(screen.getByText('1 regra')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Encerradas');
    expect(await screen.findByText('Nenhuma regra encontrada')).toBeVisible();
  });

  it('say that there are none, and that they could not be asked for', async () => {
    const empty = open(succeeded([]));
    expect(await screen.findByText('Nenhuma regra ainda')).toBeVisible();
    empty.unmount();
    open(offline());
    expect(await screen.findByText('Não conseguimos carregar')).toBeVisible();
  });

  it('are created by a form that keeps what was typed, and closes once the rule stands', async () => {
    const { events, store } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nova regra' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova regra' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar regra' }));
    expect((await dialog.findAllByText('Digite um número, como -10 ou 12,50'))[0]).toBeVisible();
    await paste(/^Nome/, 'Fim de semana');
    await paste(/^Valor/, '12,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Embarque' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar regra' }));
    expect(events.at(-1)).toMatchObject({
      type: 'AcaoTarifaEnviada',
      payload: { acao: { tipo: 'criar', regra: { nome: 'Fim de semana', valor: 1_250, origem: '1', dias: 127 } } },
    });
    act(() => void store.dispatch(submissionReached('tarifa', { phase: 'sending', acao: 'criar' })));
    act(() => void store.dispatch(submissionReached('tarifa', { phase: 'done', acao: 'criar', valor: null })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are replaced by one that begins with their values, and names them', async () => {
    const { events } = open();
    await choose('Sexta-feira e domingo', 'Substituir por outra');
    const dialog = within(await screen.findByRole('dialog', { name: 'Substituir Sexta-feira e domingo' }));
    expect(dialog.getByRole('checkbox', { name: 'domingo' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'segunda' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Substituir regra' }));
    expect(events.at(-1)).toMatchObject({
      payload: { acao: { regra: { substitui: regrasTarifa[0]?.id, valor: 1_000, dias: 33 } } },
    });
  });

  it('are ended after a confirmation', async () => {
    const { events } = open();
    await choose('Teto da ANTT', 'Encerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar regra' }));
    expect(events.at(-1)).toEqual({
      type: 'AcaoTarifaEnviada',
      payload: { acao: { tipo: 'encerrar', id: regrasTarifa[2]?.id } },
    });
  });
});

describe('the preview of prices', () => {
  it('tells each price with the rules that made it, and why the others did not', async () => {
    open();
    const form = within(await screen.findByRole('form', { name: 'Prévia de preços' }));
    await userEvent.click(form.getByRole('button', { name: 'Origem' }));
    await userEvent.click(form.getByRole('button', { name: 'Destino' }));
    await paste(/Dia da viagem/, '04/12/2026');
    await userEvent.click(form.getByRole('button', { name: 'Ver preços' }));
    expect(await screen.findByText('Compra 10 dias antes, 42% das poltronas tomadas')).toBeVisible();
    expect(screen.getByText('R$ 122,50')).toBeVisible();
    expect(screen.getByText('Últimas poltronas: o ônibus está com outra ocupação')).toBeVisible();
  });
});
