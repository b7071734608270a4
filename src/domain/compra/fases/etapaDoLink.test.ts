import { telaDesenhada } from '../../aplicativo/telas';
import { etapasCompra } from '../compra';
import { etapaDoLink } from './etapaDoLink';

const link = { trechos: [], chave: 'k', etapa: 'poltronas' as const, pedido: null };

it('is the step of the address, which only a hold reaches beyond the seats', () => {
  expect(etapasCompra.map((etapa) => etapaDoLink({ ...link, etapa }))).toEqual([
    'poltronas',
    'passageiros',
    'pagamento',
    'pagamento',
  ]);
  expect(etapaDoLink({ ...link, etapa: 'pagamento', chave: null })).toBe('poltronas');
  expect(etapaDoLink({ ...link, chave: null, pedido: 'p1' })).toBe('pagamento');
});

it('tells which page is drawn for an address of the purchase', () => {
  const query = 'localidadeOrigem=1&localidadeDestino=4&viagem=9&reserva=k&etapa=';
  expect(telaDesenhada('/comprar-viagem', `${query}passageiros`)).toBe('comprarViagem-passageiros');
  expect(telaDesenhada('/comprar-viagem', `${query}pagamento`)).toBe('comprarViagem-pagamento');
  expect([telaDesenhada('/comprar-viagem'), telaDesenhada('/minhas-viagens', query)]).toEqual([
    'comprarViagem',
    'minhasViagens',
  ]);
});
