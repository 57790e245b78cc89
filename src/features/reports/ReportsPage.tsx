/** `/m/member/reports`: what a member has won and lost; its content follows. */
export function ReportsPage() {
  return null
}
