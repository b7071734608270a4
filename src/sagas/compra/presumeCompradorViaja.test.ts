import { umaConta } from '../../../tests/support/builders';
import { runFlow } from '../../../tests/support/runFlow';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { compradorDaConta, dadosPara } from '../../domain/compra/passageiros/passageiro';
import type { Grupo } from '../../domain/sessao/grupos';
import { dadosTyped, selectPassageiros } from '../../store/compra/passageiros';
import { gruposLoaded } from '../../store/sessao/grupos';
import { type Flow, put } from '../kernel/effects';
import { presumeCompradorViaja } from './presumeCompradorViaja';

async function presumed(before: () => Flow = function* nothing() {}) {
  const app = await runFlow(function* flow() {
    yield* signedInFlow()();
    yield* before();
    yield* presumeCompradorViaja();
  });
  return selectPassageiros(app.state());
}

describe('the buyer of a hold', () => {
  it('is taken for passenger 1 before anything is typed', async () => {
    expect(await presumed()).toMatchObject({ compradorPassageiro: 0, dados: null });
  });

  it('stays as said once something is typed: an unticked box is not ticked again', async () => {
    const dados = dadosPara(1, compradorDaConta(umaConta(), 'ana@itape.test'), null);
    const kept = await presumed(function* typed() {
      yield* put(dadosTyped(dados));
    });
    expect(kept).toMatchObject({ compradorPassageiro: null, dados });
  });

  it.each(['Agencia', 'AgenciaResponsavel'] satisfies Grupo[])('is nobody on board where a %s sells', async (grupo) => {
    const kept = await presumed(function* operator() {
      yield* put(gruposLoaded([grupo]));
    });
    expect(kept.compradorPassageiro).toBeNull();
  });
});
