import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { balcaoEm, CODIGO, cotacao } from '../../../../tests/bodies/encomendaBodies';
import { SEM_CONEXAO } from '../../../domain/base/falhas';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import type { HttpResult } from '../../../services/ports';
import { stale } from '../../../store/api/stale';
import { volumesWeighed } from '../../../store/encomendas/balcaoEncomenda';
import { submissionReached } from '../../../store/submissions';
import { BalcaoPage } from './BalcaoPage';

const [livros] = cotacao.volumes;
const [ida, outra] = cotacao.partidas;
const { pesos, linhas, totalCentavos } = cotacao;
const price = { pesos, linhas, totalCentavos };

/** The counter with one parcel, whose answers the test puts in a row; the last one stays. */
function open(...answers: HttpResult<EncomendaBalcao>[]) {
  const next = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? offline();
  return renderScreen(<BalcaoPage />, {
    path: `/encomendas?balcao=${CODIGO}`,
    ports: { replies: { [`GET /Agencia/Encomendas/${CODIGO}`]: next } },
  });
}
const at = (...args: Parameters<typeof balcaoEm>) => succeeded(balcaoEm(...args));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const steps = (events: { type: string }[]) => events.filter(({ type }) => type.startsWith('Encomenda')).length;

describe('a parcel that could not be read', () => {
  it.each([
    ['another agency’s', refused(404, 'Encomenda não encontrada.'), 'Encomenda não encontrada.'],
    ['without network', offline(), SEM_CONEXAO],
  ])('is said to be so where it is %s, and is read again on request', async (_, failure, words) => {
    const { container } = open(failure, at('postada'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await axe(container)).toHaveNoViolations();
    await press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: 'Colocar na viagem' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('weighing', () => {
  it('hands on what the scales say, and a size changed after the price takes the price back', async () => {
    const { events, store } = open(at('pre_postada'));
    const peso = await screen.findByRole('textbox', { name: 'Peso (kg)' });
    await userEvent.clear(peso);
    await userEvent.type(peso, '6,1');
    await press('Conferir peso e preço');
    expect(events.at(-1)?.payload).toEqual({ codigo: CODIGO, volumes: [{ ...livros, pesoGramas: 6_100 }] });
    act(() => void store.dispatch(volumesWeighed(price)));
    await userEvent.type(screen.getByRole('textbox', { name: 'Altura (cm)' }), '0');
    expect(events.at(-1)).toEqual({ type: 'VolumesMudados', payload: undefined });
  });

  it('of what is too heavy is refused at the field, and no price is asked', async () => {
    const { container, events } = open(at('pre_postada'));
    const peso = await screen.findByRole('textbox', { name: 'Peso (kg)' });
    await userEvent.clear(peso);
    await userEvent.type(peso, '30,1');
    await press('Conferir peso e preço');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(peso).toHaveAccessibleDescription('Cada volume pesa até 30 kg');
    expect(steps(events)).toBe(0);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers neither another volume nor fewer: the label of each is printed already', async () => {
    open(at('pre_postada', { volumes: [...cotacao.volumes, ...cotacao.volumes] }));
    expect(await screen.findAllByRole('textbox', { name: 'Peso (kg)' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^(Mais um|Tirar)/ })).toBeNull();
  });

  it('and payment wait while a step is under way', async () => {
    const { events, store } = open(at('pre_postada'));
    await press('Conferir peso e preço');
    act(() => void store.dispatch(volumesWeighed(price)));
    act(() => void store.dispatch(submissionReached('balcaoEncomenda', { phase: 'sending', acao: null })));
    const before = events.length;
    await press(/^Receber R\$ 40,30/);
    await press(/Conferir peso e preço/);
    expect(events).toHaveLength(before);
  });
});

describe('a coach', () => {
  it('that is full by now is not taken, though it was chosen before', async () => {
    const { events, store } = open(at('postada'), at('postada', { partidas: outra ? [outra] : [] }));
    await userEvent.click(await screen.findByRole('radio', { name: /06:30/ }));
    act(() => void store.dispatch(stale('Encomendas')));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    await press('Colocar na viagem');
    expect(screen.getByText('Escolha a viagem')).toBeVisible();
    expect(steps(events)).toBe(0);
    expect(ida?.viagemId).toBe('101');
  });

  it('with room that does not exist is said, without a button', async () => {
    open(at('postada', { partidas: [] }));
    expect(await screen.findByText('Nenhuma viagem com espaço nos próximos dias.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Colocar na viagem' })).toBeNull();
  });
});

describe('handing over', () => {
  const quem = () => screen.findByRole('textbox', { name: 'Nome de quem retira' });
  const final = () => screen.getByRole('textbox', { name: '4 últimos dígitos do documento' });

  it('within the free days asks for no money, and takes a passport’s letters as they are kept', async () => {
    const { events } = open(at('aguardando_retirada'));
    await userEvent.type(await quem(), 'Bento Araújo');
    await userEvent.type(final(), 'ab1c');
    expect(screen.getByText('Sem armazenagem até 09/12/2026.')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: /Como o cliente paga/ })).toBeNull();
    await press('Entregar');
    expect(events.at(-1)?.payload).toEqual({
      codigo: CODIGO,
      evento: { situacao: 'entregue', nome: 'Bento Araújo', documentoFinal: 'AB1C', armazenagemCentavos: 0 },
    });
  });

  it.each([['773'], ['77 5'], ['77-5']])('is refused for the ending %s, which is none', async (typed) => {
    const { events } = open(at('aguardando_retirada'));
    await userEvent.type(await quem(), 'Bento Araújo');
    await userEvent.type(final(), typed);
    await press('Entregar');
    expect(final()).toHaveFocus();
    expect(final()).toHaveAccessibleDescription(/Informe os 4 últimos dígitos/);
    expect(steps(events)).toBe(0);
  });
});

describe('an end', () => {
  const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('is asked about once more, and the way back registers nothing and keeps the reason', async () => {
    const { events } = open(at('aguardando_retirada'));
    await press('Devolução ou extravio');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), '  Ninguém retirou ');
    await press('Devolver ao remetente');
    const dialog = await dialogOf('Devolver a encomenda?');
    await userEvent.click(dialog.getByRole('button', { name: /Cancelar|Voltar/ }));
    expect(steps(events)).toBe(0);
    expect(await screen.findByRole('textbox', { name: 'Motivo' })).toHaveValue('  Ninguém retirou ');
    await press('Registrar extravio');
    const lost = await dialogOf('Registrar o extravio?');
    await userEvent.click(lost.getByRole('button', { name: 'Registrar extravio' }));
    expect(events.at(-1)?.payload).toEqual({
      codigo: CODIGO,
      evento: { situacao: 'extraviada', motivo: 'Ninguém retirou' },
    });
  });

  it.each(['pre_postada', 'entregue', 'devolvida', 'extraviada'] as const)(
    'is not offered to a parcel that is %s',
    async (situacao) => {
      open(at(situacao));
      expect(await screen.findByText('Trecho')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Devolução ou extravio' })).toBeNull();
    },
  );
});

describe('what the counter sees', () => {
  const valueOf = async (label: string) =>
    (await screen.findAllByText(label, { selector: 'dt' }))[0]?.nextElementSibling;

  it('of a delivered parcel is to whom, and that it was registered', async () => {
    const { store, container } = open(at('entregue'));
    expect(await valueOf('Entregue a')).toHaveTextContent('Bento Araújo, documento final 7735');
    act(() => void store.dispatch(submissionReached('balcaoEncomenda', { phase: 'done', acao: null, valor: null })));
    expect(screen.getByText('Registrado: entregue.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('of one on its way is the coach and its arrival', async () => {
    open(at('em_transporte'));
    expect(await valueOf('Viagem')).toHaveTextContent('08-0001-00, chega 02/12/2026 às 12:50');
  });

  it('of a company’s parcel is its note, with a label for each volume and no declaration to sign', async () => {
    const chave = '43171207364617000135550000000120141000120146';
    const remetente = {
      nome: 'Casa & Cia Ltda',
      documento: { tipo: 'cnpj' as const, numero: '12345678000195' },
      celular: '+5511987654321',
    };
    const volumes = [...cotacao.volumes, ...cotacao.volumes];
    open(at('postada', { fiscal: { tipo: 'nfe', chave }, remetente, volumes }));
    expect(await valueOf('Documento fiscal')).toHaveTextContent(
      '4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0146',
    );
    expect(await valueOf('Quem envia')).toHaveTextContent('CNPJ 12.345.678/0001-95');
    await press(/^Imprimir etiqueta e/);
    expect(screen.queryByRole('tab', { name: 'Declaração de conteúdo' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Etiqueta do volume 1 de 2' })).toHaveTextContent('Volume 1 de 2');
    expect(screen.getByRole('article', { name: 'Etiqueta do volume 2 de 2' })).toHaveTextContent('final 7735');
    expect(screen.getByRole('button', { name: 'Imprimir etiquetas' })).toBeVisible();
  });
});
