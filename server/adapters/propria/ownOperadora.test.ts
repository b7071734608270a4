import fc from 'fast-check';
import type { PoltronaToSell } from '../../bilhetes/emissao/praxioPort';
import { ownOperadora } from './ownOperadora';

const poltrona = { chave: 'pedido/1', poltrona: 12, valorCentavos: 14_810 } as PoltronaToSell;
const vendaOf = async (one: PoltronaToSell) => {
  const [result] = await ownOperadora.sell([one]);
  return result?.tipo === 'vendida' ? result.venda : null;
};

describe('a company that sells its own seats', () => {
  it('sells every seat that is held, under its key', async () => {
    const results = await ownOperadora.sell([poltrona, { ...poltrona, chave: 'pedido/2', poltrona: 13 }]);
    expect(results).toMatchObject([
      { chave: 'pedido/1', tipo: 'vendida', venda: { poltrona: 12, valorCentavos: 14_810, chaveBpe: null } },
      { chave: 'pedido/2', tipo: 'vendida', venda: { poltrona: 13 } },
    ]);
  });

  it('gives a sale that is made again the same numbers, and another sale others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.uuid(), async (a, b) => {
        const [first, again, other] = [
          await vendaOf({ ...poltrona, chave: a }),
          await vendaOf({ ...poltrona, chave: a }),
          await vendaOf({ ...poltrona, chave: b }),
        ];
        expect(again).toEqual(first);
        expect(other?.numPassagem === first?.numPassagem).toBe(a === b);
        expect(first?.localizador).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
      }),
    );
  });

  it('takes a sale back', async () => {
    const venda = await vendaOf(poltrona);
    expect(venda && (await ownOperadora.giveBack(venda, 'desistência'))).toEqual({ tipo: 'devolvida' });
    expect(await ownOperadora.findVenda('pedido/1')).toBeNull();
  });
});
