import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, recorded, viagens } from '../app/recordings';
import type { OperacaoViagem } from '../../src/domain/wire/viagens/operacao';
import type { InformacaoViagem, PartidaPainel } from '../../src/domain/wire/viagens/viagens';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { dialogShown, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Informação de viagem', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: `/informacao-de-viagem?viagem=${viagens.ida.id}`, ...parameters },
});
const informacao = recordedData<InformacaoViagem>('GET', `/Viagens/${viagens.ida.id}`);

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown('Plataforma 12')).toBeVisible();
  },
};

export const Punctuality: StoryObj = {
  name: 'Pontualidade da linha',
  parameters: app({
    api: { 'GET /Viagens/:id': answered({ ...informacao, pontualidade: { viagens: 50, noHorario: 46 } }) },
  }),
  play: async () => {
    await expect(await shown('No horário em 92% das últimas 50 viagens desta linha')).toBeVisible();
  },
};

export const Ratings: StoryObj = {
  name: 'Nota da linha',
  parameters: app({
    api: { 'GET /Viagens/:id': answered({ ...informacao, avaliacoes: { quantas: 37, soma: 160 } }) },
  }),
  play: async () => {
    await expect(await shown('Nota 4,3 de 5 em 37 avaliações desta linha')).toBeVisible();
  },
};

export const Cancelled: StoryObj = {
  name: 'Viagem cancelada',
  parameters: app({ api: { 'GET /Viagens/:id': answered({ ...informacao, situacao: 'cancelada' }) } }),
  play: async () => {
    await expect(await shown('Cancelada')).toBeVisible();
  },
};

const [partiu] = informacao.paradas;
const atrasada: InformacaoViagem = {
  ...informacao,
  situacao: 'atrasada',
  atrasoMinutos: 70,
  motivo: 'Chuva forte na estrada.',
  atualizadoEm: '2026-11-21T11:40:00-03:00',
  direitos: [
    {
      titulo: 'Atraso de mais de 1 hora: você escolhe',
      texto: 'Embarcar por outra empresa, receber de volta na hora o que pagou, ou esperar esta viagem.',
      baseLegal: 'Lei 11.975/2009, art. 3º',
    },
  ],
  paradas: informacao.paradas.map((parada) => ({ ...parada, previsao: { dia: parada.dia, hora: later(parada.hora) } })),
};

/** The local time seventy minutes later. */
function later(hora: string): string {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number);
  const total = (hours * 60 + minutes + 70) % 1440;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export const Late: StoryObj = {
  name: 'Atrasada, com direitos',
  parameters: app({ api: { 'GET /Viagens/:id': answered(atrasada) } }),
  play: async () => {
    await expect(await shown('1h 10min de atraso')).toBeVisible();
    await expect(await shown('Atraso de mais de 1 hora: você escolhe')).toBeVisible();
  },
};

export const OnTheRoad: StoryObj = {
  name: 'Em viagem',
  parameters: app({
    api: {
      'GET /Viagens/:id': answered({
        ...informacao,
        situacao: 'em_viagem',
        paradas: informacao.paradas.map((parada, i) => ({ ...parada, situacao: i === 0 ? 'passou' : 'adiante' })),
      }),
    },
  }),
  play: async () => {
    await expect(await shown('Em viagem')).toBeVisible();
  },
};

const jacarei = { id: '7', nome: 'Jacareí', uf: 'SP', terminal: 'Rodoviária de Jacareí', fuso: 'America/Sao_Paulo' };

export const Position: StoryObj = {
  name: 'Onde o ônibus está',
  parameters: app({
    api: {
      'GET /Viagens/:id': answered({
        ...informacao,
        situacao: 'em_viagem',
        posicao: { em: '2026-11-21T11:57:00-03:00', lugar: 'perto', localidade: jacarei },
      }),
    },
  }),
  play: async () => {
    await expect(await shown('Ônibus perto de Jacareí, SP, há 3 min.')).toBeVisible();
  },
};

const painel = '/informacao-de-viagem?localidadeOrigem=1&localidadeDestino=4&data=2026-11-21';
const partiuAs = partiu as PartidaPainel['partida'];
const partida = (id: string, fields: Partial<PartidaPainel>): PartidaPainel => ({
  id,
  linha: informacao.linha,
  operadora: informacao.operadora,
  situacao: 'no_horario',
  atrasoMinutos: 0,
  plataforma: '12',
  partida: partiuAs,
  chegada: informacao.paradas.at(-1) as PartidaPainel['chegada'],
  ...fields,
});

export const Board: StoryObj = {
  name: 'Painel do dia',
  parameters: app({
    path: painel,
    api: {
      'GET /Viagens/Painel': answered([
        partida('1', { situacao: 'em_viagem' }),
        partida('2', { situacao: 'embarque', plataforma: '7', partida: { ...partiuAs, hora: '09:15' } }),
        partida('3', { situacao: 'atrasada', atrasoMinutos: 25, partida: { ...partiuAs, hora: '11:40' } }),
        partida('4', { situacao: 'cancelada', plataforma: null, partida: { ...partiuAs, hora: '16:05' } }),
      ]),
    },
  }),
  play: async () => {
    await expect(await shown('Embarque')).toBeVisible();
  },
};

export const EmptyBoard: StoryObj = {
  name: 'Painel vazio',
  parameters: app({ path: painel, api: { 'GET /Viagens/Painel': answered([]) } }),
  play: async () => {
    await expect(await shown('Nenhuma partida neste dia')).toBeVisible();
  },
};

export const LookUp: StoryObj = {
  name: 'Procurar pelo trecho',
  parameters: app({ path: '/informacao-de-viagem' }),
  play: async () => {
    await press('Ver partidas');
    await expect(await shown('Informe uma origem')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Origem' })).toHaveFocus();
  },
};

export const NoPlatform: StoryObj = {
  name: 'Plataforma ainda não definida',
  parameters: app({ api: { 'GET /Viagens/:id': answered({ ...informacao, plataforma: null }) } }),
  play: async () => {
    await expect(await shown('Plataforma informada no terminal')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: 'Viagem não encontrada',
  parameters: app({ api: { 'GET /Viagens/:id': recorded('viagemInexistente') } }),
  play: async () => {
    await expect(await shown('Não encontramos esta viagem')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Viagens/:id': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando viagem', {}, soon)).toBeInTheDocument();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { 'GET /Viagens/:id': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar esta viagem')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await expect(await shown('Não conseguimos buscar esta viagem')).toBeVisible();
    await expect(await shown('Você está sem internet')).toBeVisible();
  },
};

const operacao: OperacaoViagem = {
  situacao: 'prevista',
  atrasoMinutos: 20,
  plataforma: null,
  motivo: 'chuva',
  observacao: null,
  informarDesde: '2026-11-20T08:00:00-03:00',
  podeInformar: true,
  podeCancelar: true,
  podeDesfazer: true,
  passageiros: 31,
  ultimo: { acao: 'informado', autor: 'Ana Agência', em: '2026-11-21T07:40:00-03:00' },
};

export const Operations: StoryObj = {
  name: 'Operação: informar e desfazer',
  parameters: app({ identity: 'agencia', api: { 'GET /Viagens/:id/Status': answered(operacao) } }),
  play: async () => {
    await expect(await shown('31 passageiros com bilhete.')).toBeVisible();
    await press('Desfazer último aviso');
    await dialogShown('Desfazer o último aviso?');
  },
};

export const OperationsFarAhead: StoryObj = {
  name: 'Operação: longe da partida',
  parameters: app({
    identity: 'agencia',
    api: {
      'GET /Viagens/:id/Status': answered({ ...operacao, podeInformar: false, podeDesfazer: false, ultimo: null }),
    },
  }),
  play: async () => {
    await expect(await shown('Nada foi informado desta viagem.')).toBeVisible();
    await press('Cancelar viagem');
    // Shown both at the choice and as the field's error.
    await waitFor(() => expect(screen.getAllByText('Escolha o motivo').length).toBeGreaterThan(1), soon);
  },
};
