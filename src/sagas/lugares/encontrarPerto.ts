import { rotuloLocalidade } from '../../domain/viagens/camposBusca';
import { maisProximo } from '../../domain/lugares/distancia';
import type { Localidade, LocalidadeNoMapa } from '../../domain/wire/lugares/localidades';
import { pertoAsked, pertoFound, pertoMissed } from '../../store/viagens/busca';
import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put } from '../kernel/effects';
import { request } from '../kernel/request';
import { msg, t, translated } from '../../words/t';

/** Maximum distance to a suggested terminal. */
const ATE_KM = 150;

/**
 * "Perto de mim": sets the nearest terminal as origin. The distance is computed on the device, so that the person's
 * position is never sent.
 */
export function* encontrarPerto(): Flow {
  let found: Localidade | null = null;
  yield* put(pertoAsked());
  try {
    found = yield* nearest();
  } finally {
    yield* put(found ? pertoFound(found) : pertoMissed());
  }
}

function* nearest(): Flow<Localidade | null> {
  const { location } = yield* ports();
  const here = yield* call(location.current);
  if (!here.ok) return yield* refuse(translated(avisos[here.motivo]));
  const places = yield* request<LocalidadeNoMapa[]>({ method: 'GET', path: '/Localidades/Mapa' });
  if (!places.ok) return yield* refuse(translated(avisos.rede));
  const place = maisProximo(places.value, here.ponto, ATE_KM);
  if (!place) return yield* refuse(t('Nenhum terminal nosso fica a menos de {km} km de você.', { km: ATE_KM }));
  const { id, nome, uf, terminal, fuso } = place;
  const localidade = { id, nome, uf, terminal, fuso };
  yield* put(toastShown({ tone: 'info', texto: t('Origem: {lugar}', { lugar: rotuloLocalidade(localidade) }) }));
  return localidade;
}

const avisos = {
  negada: msg('O acesso à sua localização não foi permitido. Digite a origem.'),
  indisponivel: msg('Não conseguimos saber onde você está. Digite a origem.'),
  rede: msg('Não conseguimos procurar o terminal mais próximo. Verifique a conexão e tente de novo.'),
};

function* refuse(texto: string): Flow<null> {
  yield* put(toastShown({ tone: 'warning', texto }));
  return null;
}
