import { toGrupos } from './grupos';

describe('the login groups of a token', () => {
  it('are the three of the spec and the back office’s, and no other that the provider adds [§3.grupos.1]', () => {
    expect(toGrupos(['Operacao', 'AgenciaResponsavel', 'sa-east-1_x_Google', 'Agencia', 'Admin'])).toEqual([
      'Admin',
      'Agencia',
      'AgenciaResponsavel',
      'Operacao',
    ]);
  });

  it.each([undefined, null, 'Admin', {}, [1, null]])('are none in %j', (claim) => expect(toGrupos(claim)).toEqual([]));
});
