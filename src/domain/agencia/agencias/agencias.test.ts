import { chamadaDaAgencia, type AcaoAgencia } from './acoes';
import { agenciaSchema } from './agenciaSchema';

const dados = {
  nome: ' Agência Sul ',
  cnpj: '11.222.333/0001-81',
  responsavel: ' Célia Moura ',
  email: 'c@itape.test ',
};

describe('an action on an agency', () => {
  it.each<[AcaoAgencia, string, object | undefined]>([
    [
      { tipo: 'criar', dados },
      'POST /Administracao/Agencias',
      { nome: 'Agência Sul', cnpj: '11222333000181', responsavel: { nome: 'Célia Moura', email: 'c@itape.test' } },
    ],
    [{ tipo: 'bloquear', id: '3' }, 'POST /Administracao/Agencias/3/Bloqueio', undefined],
    [{ tipo: 'desbloquear', id: '3' }, 'DELETE /Administracao/Agencias/3/Bloqueio', undefined],
    [
      { tipo: 'convidar', id: '3', operadorId: 'o1', email: ' c@itape.test' },
      'POST /Administracao/Agencias/3/Operadores/o1/Convite',
      { email: 'c@itape.test' },
    ],
  ])('%# is this request', (acao, line, body) => {
    const chamada = chamadaDaAgencia(acao);
    expect(`${chamada.method} ${chamada.path}`).toBe(line);
    expect(chamada.body).toEqual(body);
  });

  it('is refused by the form with the words of each field', async () => {
    const wrong = { nome: 'Ag', cnpj: '11.222.333/0001-82', responsavel: 'Célia', email: 'c' };
    const errors = await agenciaSchema
      .validate(wrong, { abortEarly: false })
      .then(() => [])
      .catch((error: { errors: string[] }) => error.errors);
    expect(errors).toEqual([
      'Informe o nome da agência, de 3 a 120 caracteres',
      'Informe um CNPJ válido',
      'Informe um nome válido',
      expect.stringContaining('e-mail'),
    ]);
    expect(await agenciaSchema.isValid(dados)).toBe(true);
  });
});
