import { stateAfter as after } from '../../../tests/support/openStore';
import { compradorDaConta, passageiroVazio } from '../../domain/compra/passageiros/passageiro';
import { compraForgotten } from './compraSlice';
import { compradorLinked, dadosTyped, deNovoOpened, selectPassageiros } from './passageiros';

const typed = dadosTyped({ passageiros: [{ ...passageiroVazio(), nome: 'Ana' }], comprador: compradorDaConta(null) });
const linked = compradorLinked({ indice: 0, conta: null });
const nomes = (...actions: Parameters<typeof after>) =>
  selectPassageiros(after(...actions)).dados?.passageiros.map(({ nome }) => nome) ?? null;

describe('an order that is bought again', () => {
  it('begins without the people of the purchase before', () => {
    const state = after(typed, linked, deNovoOpened('p0'));
    expect(selectPassageiros(state)).toMatchObject({ deNovo: 'p0', dados: null, compradorPassageiro: null });
  });

  it('keeps what was typed through another choice of trip', () => {
    expect(nomes(deNovoOpened('p0'), typed, deNovoOpened('p0'))).toEqual(['Ana']);
    expect(nomes(deNovoOpened('p0'), typed, deNovoOpened('p1'))).toBeNull();
  });

  it('is over with a purchase of another kind, whose form keeps what was typed, and with the session', () => {
    expect(nomes(deNovoOpened('p0'), typed, deNovoOpened(null))).toEqual(['Ana']);
    for (const end of [deNovoOpened(null), compraForgotten()]) {
      expect(selectPassageiros(after(deNovoOpened('p0'), end)).deNovo).toBeNull();
    }
  });
});
