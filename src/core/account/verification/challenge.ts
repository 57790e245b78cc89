/** A challenge lives from the moment it is asked for until it calls back, once. */
export interface ChallengeProps {
  /** The visitor passed; the token goes to the gateway as `humanVerification`, 1 to 2048 characters. */
  onPassed: (token: string) => void
  onCancel: () => void
}
