import { rotuloDoCampo } from './rotuloDoCampo';

describe('what a field of the passengers is called', () => {
  it.each([
    ['passageiros[0].nome', 'Passageiro 1, Nome completo'],
    ['passageiros[2].dataNascimento', 'Passageiro 3, Data de nascimento'],
    ['passageiros[0].numeroDocumento', 'Passageiro 1, Número do documento'],
    ['comprador.cpf', 'Comprador, CPF'],
    ['passageiros[0].autorizacaoMenor', undefined],
    ['', undefined],
  ])('%s: %s', (name, rotulo) => expect(rotuloDoCampo(name)).toBe(rotulo));
});
