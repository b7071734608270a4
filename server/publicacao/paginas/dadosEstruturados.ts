import { toValorPix } from '../../../src/domain/base/dinheiro';
import { nestaLingua, ONIBUS, toCidadeLink, toRotaLink } from '../../../src/domain/viagens/enderecoRota';
import { nomeLocalidade } from '../../../src/domain/viagens/camposBusca';
import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { t } from '../../../src/words/t';
import type { CidadePublicada } from './cidades';
import type { RotaPublicada } from './rota';

/** Departures that the data name; a page of a busy route lists more. */
const MOST = 20;

/** One step of a path of pages. */
interface Passo {
  nome: string;
  path: string;
}

/** The index of the pages of routes, the first step to each of them. */
export const toIndice = (): Passo => ({ nome: t('Rotas de ônibus'), path: nestaLingua(ONIBUS) });

/** The pages that a page lists (schema.org ItemList). */
export const toItemList = (publicUrl: string, paginas: readonly Passo[]): object => ({
  '@type': 'ItemList',
  numberOfItems: paginas.length,
  itemListElement: paginas.map(({ nome, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: nome,
    url: publicUrl + path,
  })),
});

/** The way to a page (schema.org BreadcrumbList). */
export const toBreadcrumbs = (publicUrl: string, passos: readonly Passo[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: passos.map(({ nome, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: nome,
    item: publicUrl + path,
  })),
});

/** The steps to a route, or to a destination. */
export const passosDaRota = ({ origem, destino }: Pick<RotaPublicada, 'origem' | 'destino'>): Passo[] => [
  ...passosDoDestino(destino),
  { nome: t('De {origem}', { origem: origem.nome }), path: nestaLingua(toRotaLink(origem, destino)) },
];
export const passosDoDestino = (destino: RotaPublicada['destino']): Passo[] => [
  toIndice(),
  { nome: `${destino.nome}, ${destino.uf}`, path: nestaLingua(toCidadeLink(destino)) },
];

/** The departures of a route, each with its lowest price (schema.org BusTrip). */
export const toDadosDasViagens = ({ viagens }: RotaPublicada, address: string): object[] =>
  viagens.slice(0, MOST).map((viagem) => toDadosDaViagem(viagem, address));

/** The trips to a destination by their lowest price (schema.org BusTrip with an AggregateOffer). */
export const toOfertaDoDestino = (
  { nome, uf, terminais }: CidadePublicada,
  precos: readonly number[],
  url: string,
): object => ({
  '@type': 'BusTrip',
  name: t('Ônibus para {lugar}', { lugar: `${nome}, ${uf}` }),
  arrivalBusStop: terminais.map(toBusStop),
  offers: {
    '@type': 'AggregateOffer',
    lowPrice: toValorPix(Math.min(...precos)),
    highPrice: toValorPix(Math.max(...precos)),
    offerCount: precos.length,
    priceCurrency: 'BRL',
    url,
  },
});

const toDadosDaViagem = ({ linha, operadora, partida, chegada, ...viagem }: Viagem, url: string): object => ({
  '@type': 'BusTrip',
  name: `${nomeLocalidade(partida.localidade)} – ${nomeLocalidade(chegada.localidade)}`,
  busNumber: linha,
  provider: { '@type': 'Organization', name: operadora },
  departureBusStop: toBusStop(partida.localidade),
  departureTime: partida.instante,
  arrivalBusStop: toBusStop(chegada.localidade),
  arrivalTime: chegada.instante,
  offers: {
    '@type': 'Offer',
    price: toValorPix(viagem.menorPrecoCentavos),
    priceCurrency: 'BRL',
    availability: `https://schema.org/${viagem.poltronasLivres > 0 ? 'InStock' : 'SoldOut'}`,
    url,
  },
});

const toBusStop = ({ nome, uf, terminal }: Localidade): object => ({
  '@type': 'BusStation',
  name: terminal,
  address: { '@type': 'PostalAddress', addressLocality: nome, addressRegion: uf, addressCountry: 'BR' },
});
