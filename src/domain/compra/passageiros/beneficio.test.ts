import { type BeneficioPedido, faltaNoBeneficio, normalizeCredencial } from './beneficio';
import { tiposBeneficio } from './tipoBeneficio';

const falta = (pedido: BeneficioPedido) => faltaNoBeneficio(pedido);

describe('a claim of a gratuity', () => {
  it.each<BeneficioPedido>([
    { tipo: 'idoso', declaracaoRenda: true },
    { tipo: 'id_jovem', credencial: 'ABC123' },
    { tipo: 'id_jovem', credencial: 'abc-123.456/7' },
    { tipo: 'passe_livre', credencial: 'A'.repeat(20) },
  ])('%j is complete', (pedido) => expect(falta(pedido)).toBeNull());

  it.each<[BeneficioPedido, string, string]>([
    [{ tipo: 'idoso' }, 'declaracaoRenda', 'Confirme a declaração de renda para viajar com o benefício'],
    [
      { tipo: 'idoso', declaracaoRenda: false, credencial: 'ABC123' },
      'declaracaoRenda',
      'Confirme a declaração de renda para viajar com o benefício',
    ],
    [{ tipo: 'id_jovem' }, 'credencial', 'Informe um código da ID Jovem válido'],
    [{ tipo: 'id_jovem', credencial: 'ABC12' }, 'credencial', 'Informe um código da ID Jovem válido'],
    [{ tipo: 'id_jovem', credencial: 'A'.repeat(21) }, 'credencial', 'Informe um código da ID Jovem válido'],
    [{ tipo: 'id_jovem', credencial: 'ABC12ç' }, 'credencial', 'Informe um código da ID Jovem válido'],
    [
      { tipo: 'passe_livre', credencial: '', declaracaoRenda: true },
      'credencial',
      'Informe um número da credencial do Passe Livre válido',
    ],
  ])('%j lacks its %s', (pedido, campo, mensagem) => expect(falta(pedido)).toEqual({ campo, mensagem }));

  it('lacks something for each kind while nothing was said', () => {
    expect(tiposBeneficio.map((tipo) => falta({ tipo })?.campo)).toEqual([
      'declaracaoRenda',
      'credencial',
      'credencial',
    ]);
  });
});

it.each([
  ['abc.123-45/6', 'ABC123456'],
  [' a b c 1 2 3 ', 'ABC123'],
  ['', ''],
])('the credential “%s” is kept as %s', (text, kept) => expect(normalizeCredencial(text)).toBe(kept));
