import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import type { InformacaoViagem } from '../../src/domain/wire/viagens/viagens';
import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, recorded, viagens } from '../app/recordings';
import { answered, recordedData, refused } from '../../tests/bodies/compraBodies';
import { dialogShown, press, shown, soon } from './screenPlay';
import { todas, desdeEsteDia, semEsteDia, some, outros } from '../../tests/bodies/viagensBodies';
import { conexoes, idaComTroca, informacaoCompleta, voltasComTroca } from '../../tests/bodies/viagensBodies';
import type { Answer } from '../app/storyApi';

const meta: Meta = { title: 'Telas/Viagens', ...appStory };
export default meta;

const path = '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=4&dataPartida=2026-11-22';
const roundTrip = `${path.replace('idaVolta=false', 'idaVolta=true')}&dataVolta=2026-11-24`;
const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path, ...parameters } });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app({ api: { 'GET /Viagens': answered(todas.slice(0, 8)) } }),
  play: async () => {
    await expect(await shown('8 viagens encontradas')).toBeVisible();
    await expect((await screen.findAllByText(/R\$\s148,10/, {}, soon))[0]).toBeVisible();
  },
};

/** "Selecionar" of a visitor: the sign-in opens over the results, which closing it shows again. */
export const SignIn: StoryObj = {
  name: 'Selecionar sem entrar',
  parameters: app({ api: { 'GET /Viagens': answered(some) } }),
  play: async () => {
    await press('Selecionar');
    await expect(await dialogShown('Entrar')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await shown('5 viagens encontradas')).toBeVisible();
    await press('Selecionar');
    await expect(await dialogShown('Entrar')).toBeVisible();
  },
};

const mapa = recordedData<MapaPoltronas>('GET', `/Viagens/${viagens.ida.id}/Poltronas`);
const mapKey = 'GET /Viagens/:id/Poltronas';
const seat = (numero: number) => screen.findByLabelText(new RegExp(`^Poltrona ${numero},`), {}, soon);

/** "Ver poltronas" of a visitor: the live map over the results, to look at. */
export const Seats: StoryObj = {
  name: 'Ver poltronas',
  parameters: app({ api: { 'GET /Viagens': answered(some), [mapKey]: answered(mapa) } }),
  play: async () => {
    await press('Ver poltronas');
    await expect(await dialogShown('Poltronas')).toBeVisible();
    await expect(await seat(1)).toBeVisible();
    await expect(screen.queryByText('Selecionada')).not.toBeInTheDocument();
    await press('Classes e comodidades');
    await expect(await screen.findByRole('group', { name: 'Classes e comodidades' }, soon)).toBeVisible();
  },
};

/** The map does not come: the dialog says why, and asks again. */
export const SeatsError: StoryObj = {
  name: 'Ver poltronas sem resposta',
  parameters: app({ api: { 'GET /Viagens': answered(some), [mapKey]: brokenServer } }),
  play: async () => {
    await press('Ver poltronas');
    await expect(await shown('Não conseguimos abrir o mapa')).toBeVisible();
    await expect(await shown('Tentar novamente')).toBeVisible();
  },
};

/** The seats on their way. */
export const SeatsLoading: StoryObj = {
  name: 'Carregando poltronas',
  parameters: app({ api: { 'GET /Viagens': answered(some), [mapKey]: never } }),
  play: async () => {
    await press('Ver poltronas');
    await expect(await dialogShown('Poltronas')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Viagens': never, 'GET /Viagens/Calendario': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando viagens', {}, soon)).toBeInTheDocument();
  },
};

/** Each answer takes two seconds; shows the loading state. */
export const Slow: StoryObj = {
  name: 'Rede lenta',
  parameters: app({ api: { 'GET /Viagens': answered(some) } }),
  globals: { network: 'slow' },
  play: async () => {
    await expect(await screen.findByText('Carregando viagens', {}, soon)).toBeInTheDocument();
    await expect(await shown('5 viagens encontradas')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app({ api: { 'GET /Viagens': recorded('semViagens'), 'GET /Viagens/Calendario': semEsteDia } }),
  play: async () => {
    await expect(await shown('Estes são os dias mais próximos com viagens:')).toBeVisible();
  },
};

export const NoRoute: StoryObj = {
  name: 'Sem viagens por dois meses',
  parameters: app({ api: { 'GET /Viagens': recorded('semViagens'), 'GET /Viagens/Calendario': answered([]) } }),
  play: async () => {
    await expect(await shown(/Não há viagens entre estes lugares/)).toBeVisible();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { 'GET /Viagens': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos buscar as viagens')).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Busca recusada',
  parameters: app({
    api: { 'GET /Viagens': refused(400, 'DATA_INVALIDA', 'As vendas para este dia ainda não abriram.') },
  }),
  play: async () => {
    await expect(await shown('As vendas para este dia ainda não abriram.')).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem rede',
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await expect(await shown(/Assim que a conexão voltar/)).toBeVisible();
  },
};

export const Past: StoryObj = {
  name: 'Dia que já passou',
  parameters: app({ path: path.replace('2026-11-22', '2026-11-10') }),
  play: async () => {
    await expect(await shown('Este dia já passou')).toBeVisible();
  },
};

export const Unreadable: StoryObj = {
  name: 'Endereço incompleto',
  parameters: app({ path: '/resultado-busca-viagens?localidadeOrigem=1' }),
  play: async () => {
    await expect(await shown('Não entendemos esta busca')).toBeVisible();
  },
};

const umaEsgotada = some.map((viagem, i) => {
  if (i > 1) return viagem;
  const classes = viagem.classes.map((classe) => ({ ...classe, poltronasLivres: i }));
  return { ...viagem, classes, poltronasLivres: i * classes.length };
});
const offer = 'Avise-me se abrir vaga';

export const SoldOut: StoryObj = {
  name: 'Uma esgotada, outra com poucas poltronas',
  parameters: app({ api: { 'GET /Viagens': answered(umaEsgotada) } }),
  play: async () => {
    await expect(await shown('Esgotado')).toBeVisible();
    await expect(await shown(offer)).toBeVisible();
  },
};

/** "Avise-me se abrir vaga" of a visitor: the sign-in opens over the results. */
export const WaitSignIn: StoryObj = {
  name: 'Avisar sem entrar',
  parameters: app({ api: { 'GET /Viagens': answered(umaEsgotada) } }),
  play: async () => {
    await press(offer);
    await expect(await dialogShown('Entrar')).toBeVisible();
  },
};

const [esgotada] = umaEsgotada;
const espera = {
  id: '00000000-0000-4000-8000-000000000001',
  viagemId: esgotada?.id,
  localidadeOrigem: esgotada?.partida.localidade.id,
  localidadeDestino: esgotada?.chegada.localidade.id,
  data: esgotada?.partida.dia,
  criadaEm: '2026-11-21T12:00:00.000Z',
  avisadaEm: null,
};

/** The notice is wanted. */
export const Waiting: StoryObj = {
  name: 'Esperando uma poltrona',
  globals: { identity: 'cliente' },
  parameters: app({
    api: { 'GET /Viagens': answered(umaEsgotada), 'GET /ListaDeEspera': answered([espera]) },
  }),
  play: async () => {
    await expect(await shown('Avisaremos por e-mail se abrir uma poltrona')).toBeVisible();
    await expect(await shown('Não avisar mais')).toBeVisible();
  },
};

/** The server does not answer: the card says so, and its button asks again. */
export const WaitError: StoryObj = {
  name: 'Avisar sem resposta',
  globals: { identity: 'cliente' },
  parameters: app({
    api: {
      'GET /Viagens': answered(umaEsgotada),
      'GET /ListaDeEspera': answered([]),
      'POST /ListaDeEspera': brokenServer,
    },
  }),
  play: async () => {
    await press(offer);
    await expect(await shown(/Nada foi perdido/)).toBeVisible();
    await expect(await shown('Tentar novamente')).toBeVisible();
  },
};

export const Filtered: StoryObj = {
  name: 'Filtros e ordem',
  parameters: app({ path: `${path}&classe=leito&ordem=preco` }),
  play: async () => {
    await expect(await shown('7 viagens encontradas')).toBeVisible();
  },
};

export const FilteredOut: StoryObj = {
  name: 'Filtros sem resultado',
  parameters: app({ path: `${path}&classe=leito-cama`, api: { 'GET /Viagens': answered(some) } }),
  play: async () => {
    await expect(await shown('Nenhuma viagem com estes filtros')).toBeVisible();
  },
};

export const Chosen: StoryObj = {
  name: 'Filtros escolhidos',
  parameters: app({ path: `${path}&classe=leito&periodo=noite&preco=ate-300` }),
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Filtros escolhidos' }, soon)).toBeVisible();
  },
};

export const OtherTerminals: StoryObj = {
  name: 'Outros terminais',
  parameters: app({ api: { 'GET /Viagens': answered(some), 'GET /Viagens/Alternativas': answered(outros) } }),
  play: async () => {
    await shown('5 viagens encontradas');
    // Below 960 px the filters are in a sheet.
    const toggle = screen.queryByRole('button', { name: 'Filtrar' });
    if (toggle) await userEvent.click(toggle);
    await expect(await screen.findByText(/Barra Funda/, {}, soon)).toBeInTheDocument();
  },
};

export const EmptyWithTerminals: StoryObj = {
  name: 'Vazio, com terminais próximos',
  parameters: app({
    api: {
      'GET /Viagens': recorded('semViagens'),
      'GET /Viagens/Calendario': semEsteDia,
      'GET /Viagens/Alternativas': answered(outros),
    },
  }),
  play: async () => {
    await expect(await shown(/Guarulhos/)).toBeVisible();
  },
};

export const Connections: StoryObj = {
  name: 'Vazio, com troca de ônibus',
  parameters: app({
    api: {
      'GET /Viagens': recorded('semViagens'),
      'GET /Viagens/Calendario': semEsteDia,
      'GET /Viagens/Conexoes': answered(conexoes),
    },
  }),
  play: async () => {
    await expect(await shown(/^1 troca em Resende, RJ \(espera de 1h 35min\)$/)).toBeVisible();
  },
};

export const PricesUnknown: StoryObj = {
  name: 'Preços dos dias indisponíveis',
  parameters: app({ api: { 'GET /Viagens': answered(some), 'GET /Viagens/Calendario': brokenServer } }),
  play: async () => {
    await expect((await screen.findAllByText('ver viagens', {}, soon))[0]).toBeInTheDocument();
  },
};

const informacao = recordedData<InformacaoViagem>('GET', `/Viagens/${viagens.ida.id}`);

export const Unfolded: StoryObj = {
  name: 'Paradas abertas',
  parameters: app({
    api: {
      'GET /Viagens': answered(some),
      'GET /Viagens/:id': answered(informacaoCompleta(informacao, mapa)),
    },
  }),
  play: async () => {
    await shown('5 viagens encontradas');
    const [more] = await screen.findAllByRole('button', { name: 'Ver paradas' }, soon);
    await userEvent.click(more as HTMLElement);
    await expect(await shown('Seu embarque')).toBeVisible();
    await shown('No horário em 92% das últimas 50 viagens desta linha');
    await shown('Nota 4,3 de 5 em 37 avaliações desta linha');
    await expect(await screen.findByRole('group', { name: 'Classes e comodidades' }, soon)).toBeVisible();
  },
};

export const Outward: StoryObj = {
  name: 'Ida e volta: escolher a ida',
  parameters: app({ path: roundTrip, api: { 'GET /Viagens': answered(some) } }),
  play: async () => {
    await expect(await shown('5 viagens encontradas')).toBeVisible();
    await expect(screen.getByText(/Escolha a ida/)).toBeVisible();
  },
};

export const Return: StoryObj = {
  name: 'Ida e volta: ida escolhida',
  parameters: app({ path: `${roundTrip}&ida=${viagens.ida.id}` }),
  play: async () => {
    await expect(await shown('22 viagens encontradas')).toBeVisible();
    await expect(await shown(/00:10 São Paulo → 06:35 Rio de Janeiro/)).toBeVisible();
  },
};

/** Both ways are sold with a change alone. */
const comTrocas: Record<string, Answer> = {
  'GET /Viagens': recorded('semViagens'),
  'GET /Viagens/Conexoes': (request) =>
    answered(request.path.includes('localidadeOrigem=1&') ? conexoes : voltasComTroca),
};

/** The way out has a change, and so has the way back. */
export const ReturnWithChange: StoryObj = {
  name: 'Ida e volta: com troca nos dois sentidos',
  parameters: app({ path: `${roundTrip}&ida=${idaComTroca}`, api: comTrocas }),
  play: async () => {
    await expect(await shown('1 viagem encontrada')).toBeVisible();
    await expect(await shown(/com 1 troca/)).toBeVisible();
  },
};

/** The last coach that arrives on the day of the search. */
const chegaNoDia = todas.findLast(({ partida, chegada }) => chegada.dia === partida.dia);

/** Every trip of the day leaves before the way out has arrived. */
export const TooEarly: StoryObj = {
  name: 'Ida e volta: nenhuma volta depois da chegada',
  parameters: app({
    path: `${roundTrip.replace('2026-11-24', '2026-11-22')}&ida=${chegaNoDia?.id}`,
    api: {
      'GET /Viagens': answered(chegaNoDia ? [chegaNoDia] : []),
      'GET /Viagens/Conexoes': answered([]),
      'GET /Viagens/Calendario': desdeEsteDia,
    },
  }),
  play: async () => {
    await expect(await shown('Nenhuma volta depois da sua chegada')).toBeVisible();
    await expect(await shown(/^seg\., 23\/11/)).toBeVisible();
    await expect(screen.queryByText(/21\/11/)).toBeNull();
  },
};

export const Editing: StoryObj = {
  name: 'Alterar busca',
  parameters: app({ api: { 'GET /Viagens': answered(some) } }),
  play: async () => {
    await shown('São Paulo, SP → Rio de Janeiro, RJ');
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar busca' }, soon));
    await expect(await screen.findByLabelText('Origem', {}, soon)).toHaveValue(
      'São Paulo, SP – Terminal Rodoviário do Tietê',
    );
  },
};

export const EditingByCalendar: StoryObj = {
  name: 'Alterar busca pelo calendário',
  parameters: app({ api: { 'GET /Viagens': answered(some), 'GET /Viagens/Calendario': never } }),
  play: async () => {
    await shown('São Paulo, SP → Rio de Janeiro, RJ');
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar busca' }, soon));
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir calendário, data de ida' }, soon));
    await expect(await dialogShown('Escolha a data de ida')).toBeVisible();
    await expect(await shown('Buscando os preços de novembro de 2026…')).toBeVisible();
  },
};
