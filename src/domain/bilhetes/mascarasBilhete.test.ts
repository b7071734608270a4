import fc from 'fast-check';
import { tiposDocumento } from '../base/pessoa/documento';
import { maskDocumentoNoBilhete, maskNomeNoBilhete } from './mascarasBilhete';

describe('a name on a ticket that was found', () => {
  it.each([
    ['Ana Souza', 'A*** S***'],
    ['  ana   clara souza ', 'A*** C*** S***'],
    ['Élcio', 'É***'],
    ['𝒜na', '𝒜***'],
  ])('%j is %j', (nome, masked) => expect(maskNomeNoBilhete(nome)).toBe(masked));

  it('keeps one letter of each part, whatever the name', () => {
    const part = fc.stringMatching(/^[a-záéíóúãõç]{2,20}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const masked = maskNomeNoBilhete(parts.join(' ')).split(' ');
        expect(masked).toEqual(parts.map((one) => `${one.charAt(0).toUpperCase()}***`));
      }),
    );
  });
});

describe('a document on a ticket that was found', () => {
  const { cpf, rg, cnh, passaporte, tituloEleitor } = tiposDocumento;

  it.each([
    [cpf, '529.982.247-25', 'CPF ***.982.***-**'],
    [cpf, '52998224725', 'CPF ***.982.***-**'],
    [rg, '12.345.678-9', 'RG *******89'],
    [cnh, '12345678900', 'CNH *********00'],
    [passaporte, 'ab123456', 'Passaporte ******56'],
    [tituloEleitor, '123456780191', 'Título de eleitor **********91'],
  ])('of type %j %j is %j', (tipo, numero, masked) => expect(maskDocumentoNoBilhete(tipo, numero)).toBe(masked));

  it('shows three characters at most, whatever its type and length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(cpf, rg, cnh, passaporte, tituloEleitor),
        fc.stringMatching(/^[0-9A-Z]{4,14}$/),
        (tipo, numero) => {
          const shown = maskDocumentoNoBilhete(tipo, numero).replace(/^.* /, '');
          expect(shown.replace(/[^0-9A-Z]/g, '').length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
