export { EntrarDialog as Screen } from '../../features/entrar/EntrarDialog';
