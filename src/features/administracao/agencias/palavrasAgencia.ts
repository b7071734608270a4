import type { OperadorDaAgencia, Agencia, RegistroAgencia } from '../../../domain/wire/agencia/agencias';
import type { StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';

interface Estado {
  texto: string;
  tom: NonNullable<StatusBadgeProps['kind']>;
}

/** The state of an agency: a block comes before everything else. */
export function estadoDaAgencia({ situacao, pendentes, recusados }: Agencia): Estado {
  if (situacao === 'bloqueada') return { texto: 'Bloqueada', tom: 'danger' };
  if (recusados > 0) return { texto: 'Convite recusado', tom: 'warning' };
  return pendentes > 0 ? { texto: 'Acessos pendentes', tom: 'info' } : { texto: 'Ativa', tom: 'success' };
}

/** The state of an operator, the provider's part included. */
export function estadoDoOperador({ situacao, acesso, recusa }: OperadorDaAgencia): Estado {
  if (recusa === 'email_em_uso') return { texto: 'E-mail de outro acesso', tom: 'warning' };
  if (recusa === 'sem_usuario') return { texto: 'Sem usuário no provedor', tom: 'warning' };
  if (situacao === 'pendente') return { texto: 'Convite a enviar', tom: 'info' };
  const aguarda = acesso === 'pendente' ? ', aguardando o provedor' : '';
  if (situacao === 'bloqueado') return { texto: `Bloqueado${aguarda}`, tom: 'danger' };
  return { texto: `Ativo${aguarda}`, tom: acesso === 'pendente' ? 'info' : 'success' };
}

export const nomeAcaoDaAgencia: Record<RegistroAgencia['acao'], string> = {
  agencia_criada: 'Agência criada',
  agencia_bloqueada: 'Agência bloqueada',
  agencia_desbloqueada: 'Agência desbloqueada',
  convite_pedido: 'Convite pedido',
};
