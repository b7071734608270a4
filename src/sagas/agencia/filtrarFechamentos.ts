import { ENDERECO_CAIXA, enderecoHistorico } from '../../domain/agencia/caixa/enderecos';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';

/** Filters of the tills' history live in the address, so back, reload and a copied link show the same page. */
export function* filtrarFechamentos(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('FechamentosFiltrados');
    yield* call(navigation.go, payload.filtro === null ? ENDERECO_CAIXA : enderecoHistorico(payload.filtro));
  }
}
