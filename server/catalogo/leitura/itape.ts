import { ufs } from '../../../src/domain/base/estados';
import { arquivo } from './arquivo';
import {
  classe,
  comPadrao,
  dia,
  dinheiro,
  inteiro,
  obrigatorio,
  opcional,
  preco,
  simOuNao,
  texto,
  umDe,
} from './campos';

/** Our own files inside the zip, for what GTFS lacks (docs/catalogo.md). */

const id = texto(200);
/** Places outside of Brazil have the state of foreign trade. */
const EXTERIOR = 'EX';

export const localidades = arquivo('itape_localidades.txt', {
  stop_id: obrigatorio(id),
  ibge: comPadrao(inteiro(0, 9_999_999), 0),
  nome: obrigatorio(texto(80)),
  uf: obrigatorio(umDe([...ufs, EXTERIOR])),
  terminal: opcional(texto(120)),
  aliases: opcional(texto(300)),
  peso: comPadrao(inteiro(0, 100_000), 0),
});

export const onibus = arquivo('itape_onibus.txt', { layout_id: obrigatorio(id), nome: obrigatorio(texto(80)) });

const lugar = {
  layout_id: obrigatorio(id),
  andar: comPadrao(inteiro(1, 2), 1),
  fila: obrigatorio(inteiro(0, 40)),
  coluna: obrigatorio(inteiro(0, 4)),
};

export const poltronas = arquivo('itape_poltronas.txt', {
  ...lugar,
  poltrona: obrigatorio(inteiro(1, 99)),
  classe: obrigatorio(classe),
  janela: opcional(simOuNao),
  acessivel: comPadrao(simOuNao, false),
  preferencial_mulheres: comPadrao(simOuNao, false),
});

export const recursos = arquivo('itape_recursos.txt', {
  ...lugar,
  tipo: obrigatorio(umDe(['wc', 'escada', 'motorista', 'geladeira'])),
});

export const viagens = arquivo('itape_viagens.txt', {
  trip_id: opcional(id),
  route_id: opcional(id),
  layout_id: obrigatorio(id),
});

export const distancias = arquivo('itape_distancias.txt', {
  route_id: obrigatorio(id),
  direction_id: opcional(inteiro(0, 1)),
  stop_id: obrigatorio(id),
  km: obrigatorio(inteiro(0, 20_000)),
});

const centavos = comPadrao(dinheiro, 0);

export const tarifas = arquivo('itape_tarifas.txt', {
  route_id: obrigatorio(id),
  direction_id: opcional(inteiro(0, 1)),
  origem_stop_id: obrigatorio(id),
  destino_stop_id: obrigatorio(id),
  classe: obrigatorio(classe),
  tarifa: obrigatorio(preco),
  pedagio: centavos,
  embarque: centavos,
  seguro: centavos,
  vigente_de: comPadrao(dia, '2000-01-01'),
});
