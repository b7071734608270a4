import type { Recorder } from './recorder';

const NOVA = {
  nome: 'Nova Conta',
  cpf: '52998224725',
  dataNascimento: '1990-05-10',
  celular: '+5511987654321',
  termosAceite: true,
  email: 'nova.conta@gmail.test',
  provedorTipo: 2,
};

/** Records each person's conta, the terms, the external session, and refusals of an account. */
export async function recordConta({ call }: Recorder): Promise<void> {
  for (const quem of ['cliente', 'agencia', 'agenciaResponsavel', 'admin', 'novaConta'] as const) {
    await call('/Conta/ObterPorCognitoId', { quem });
    await call('/LoginPraxio/LoginCache', { quem });
    await call('/LoginPraxio', { quem, method: 'POST' });
  }
  await call('/Contrato/');
  await call('/Pagamentos/Meios');
  await call('/Cartoes');
  const { nome, celular, dataNascimento } = { ...NOVA, nome: 'Carla Cliente' };
  await call('/Conta/Exportacao');
  await call('/Conta', { method: 'PUT', body: { nome, celular, dataNascimento } });
  await call('/Conta', { method: 'PUT', body: { nome: '1', celular, dataNascimento }, name: 'nomeInvalido' });

  const novaConta = { quem: 'novaConta', method: 'POST' } as const;
  await call('/Conta', { ...novaConta, body: { ...NOVA, cpf: '71000000176' }, name: 'cpfCadastrado' });
  await call('/Conta', { ...novaConta, body: { ...NOVA, dataNascimento: '2020-01-01' }, name: 'menorDeIdade' });
  await call('/Conta', { ...novaConta, body: NOVA });
  await call('/Conta/ObterPorCognitoId', { quem: 'sessaoVencida', name: 'naoAutenticado' });
}
