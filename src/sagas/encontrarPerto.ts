import { rotuloLocalidade } from '../domain/camposBusca';
import { maisProximo } from '../domain/distancia';
import type { LocalidadeNoMapa } from '../domain/wire/localidades';
import { pertoReached, type Perto } from '../store/busca';
import { toastShown } from '../store/interface';
import { call, type Flow, ports, put } from './effects';
import { request } from './request';

/** As far as one goes to catch a coach. */
const ATE_KM = 150;

/**
 * "Perto de mim": the nearest terminal becomes the origin. The server sends where its terminals are and the device finds
 * the nearest: nobody's position leaves it.
 */
export function* encontrarPerto(): Flow {
  let found: Perto = { phase: 'idle' };
  yield* put(pertoReached({ phase: 'searching' }));
  try {
    found = yield* nearest();
  } finally {
    yield* put(pertoReached(found));
  }
}

function* nearest(): Flow<Perto> {
  const { location } = yield* ports();
  const here = yield* call(location.current);
  if (!here.ok) return yield* refuse(avisos[here.motivo]);
  const places = yield* request<LocalidadeNoMapa[]>({ method: 'GET', path: '/Localidades/Mapa' });
  if (!places.ok) return yield* refuse(avisos.rede);
  const place = maisProximo(places.value, here.ponto, ATE_KM);
  if (!place) return yield* refuse(avisos.longe);
  const { id, nome, uf, terminal, fuso } = place;
  const localidade = { id, nome, uf, terminal, fuso };
  yield* put(toastShown({ tone: 'info', texto: `Origem: ${rotuloLocalidade(localidade)}` }));
  return { phase: 'found', localidade };
}

const avisos = {
  negada: 'O acesso à sua localização não foi permitido. Digite a origem.',
  indisponivel: 'Não conseguimos saber onde você está. Digite a origem.',
  rede: 'Não conseguimos procurar o terminal mais próximo. Verifique a conexão e tente de novo.',
  longe: `Nenhum terminal nosso fica a menos de ${ATE_KM} km de você.`,
};

function* refuse(texto: string): Flow<Perto> {
  yield* put(toastShown({ tone: 'warning', texto }));
  return { phase: 'idle' };
}
