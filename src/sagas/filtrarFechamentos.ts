import { ENDERECO_CAIXA, enderecoHistorico } from '../domain/caixa/enderecos';
import { call, type Flow, ports, takeEvent } from './effects';

/** The history of tills stands in the address: back, refresh and a copied link give the same page of it. */
export function* filtrarFechamentos(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('FechamentosFiltrados');
    yield* call(navigation.go, payload.filtro === null ? ENDERECO_CAIXA : enderecoHistorico(payload.filtro));
  }
}
